export type Repeats = '' | 'weekly' | 'fortnightly' | 'monthly';

const RULES: Record<Exclude<Repeats, ''>, string> = {
  weekly: 'FREQ=WEEKLY',
  fortnightly: 'FREQ=WEEKLY;INTERVAL=2',
  monthly: 'FREQ=MONTHLY',
};

export interface Repetition {
  repeats: Repeats;
  ends: 'count' | 'until';
  /** As typed. */
  count: string;
  /** A day, `2027-06-01`. */
  until: string;
}

/** The rule of RFC 5545; null for an event that does not repeat. What does not end is left to the api to say. */
export function recurrenceRule({ repeats, ends, count, until }: Repetition): string | null {
  if (repeats === '') return null;
  const end = ends === 'count' ? count && `COUNT=${count}` : until && `UNTIL=${until.replaceAll('-', '')}`;
  return [RULES[repeats], end].filter(Boolean).join(';');
}
