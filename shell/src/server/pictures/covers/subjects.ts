import type { ALL_MOTIFS, MOTIFS } from './motifs';

/** What a course is about, by what its address says; the first that fits. */
export const COURSE_SUBJECTS: readonly [RegExp, keyof typeof MOTIFS][] = [
  [/agent|delegat|team|people-in|network|collaborat/, 'network'],
  [/automat|conscious|habit|feedback|loop/, 'loops'],
  [/prompt|writ|answer|language|story|question/, 'text'],
  [/ethic|decision|choice|judg|strateg|risk/, 'fork'],
  [/meditat|breath|calm|still|silence|presence/, 'ripples'],
  [/attention|mindful|focus|see|aware/, 'eye'],
  [/foundation|learn|skill|practice|basics|introduc/, 'steps'],
  [/change|lead|vision|future|transform/, 'terrain'],
];

/** What a group or an event is about; the first that fits. */
export const MEETING_SUBJECTS: readonly [RegExp, keyof typeof ALL_MOTIFS][] = [
  [/sitting|silence/, 'ripples'],
  [/agent/, 'loops'],
  [/care|health|ward/, 'rosette'],
  [/school|guidance|lesson|class/, 'steps'],
  [/words|stage|writ|theater|ask|policy/, 'text'],
  [/law|fair|contract|hiring/, 'fork'],
  [/firm|business|market|live-with/, 'terrain'],
  [/listen|reading/, 'eye'],
  [/public|circle|table|dinner|evening/, 'meeting'],
  ...COURSE_SUBJECTS,
];
