/** What can be chosen in the forms, and how it is said to people; the same text as on the pages. */
export const SPEAKING_FORMATS = {
  keynote: 'Keynote',
  panel: 'Panel or fireside',
  'working-session': 'Working session',
  event: 'An event with you',
} as const;

export const CONSULTING_FORMATS = {
  conversation: 'A first conversation',
  engagement: 'Three to six weeks with us',
  'second-opinion': 'A second opinion on an offer',
} as const;

export const BUDGETS = {
  'under-5000': 'Under $5,000',
  '5000-10000': '$5,000 to $10,000',
  '10000-25000': '$10,000 to $25,000',
  'over-25000': 'More than $25,000',
  unknown: 'We do not know yet',
} as const;

export type SpeakingFormat = keyof typeof SPEAKING_FORMATS;
export type ConsultingFormat = keyof typeof CONSULTING_FORMATS;
export type Budget = keyof typeof BUDGETS;

/** How a chosen value is said; what is not one of ours stays as it is. */
export function choiceLabel(value: string | null | undefined): string {
  const message: Record<string, string> = { ...SPEAKING_FORMATS, ...CONSULTING_FORMATS, ...BUDGETS };
  return value ? (message[value] ?? value) : '';
}
