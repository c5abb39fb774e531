import type { MOTIFS } from './motifs';

/** What a course is about, by what its address says; the first that fits. */
export const SUBJECTS: readonly [RegExp, keyof typeof MOTIFS][] = [
  [/agent|delegat|team|people-in|network|collaborat/, 'network'],
  [/automat|conscious|habit|feedback|loop/, 'loops'],
  [/prompt|writ|answer|language|story|question/, 'text'],
  [/ethic|decision|choice|judg|strateg|risk/, 'fork'],
  [/meditat|breath|calm|still|silence|presence/, 'ripples'],
  [/attention|mindful|focus|see|aware/, 'eye'],
  [/foundation|learn|skill|practice|basics|introduc/, 'steps'],
  [/change|lead|vision|future|transform/, 'terrain'],
];
