import type { FormValues } from '../../core/html/form.js';

const RULES: Record<string, string> = {
  weekly: 'FREQ=WEEKLY',
  fortnightly: 'FREQ=WEEKLY;INTERVAL=2',
  monthly: 'FREQ=MONTHLY',
};

/** What was typed, as the api takes it; what is empty is cleared. */
const eventOf = (typed: FormValues) => ({
  title: typed['title'] ?? '',
  summary: typed['summary'] ?? '',
  description: typed['description'] ?? '',
  startsAt: typed['startsAt'] ?? '',
  timeZone: typed['timeZone'],
  durationMinutes: Number(typed['durationMinutes'] || Number.NaN),
  capacity: typed['capacity'] ? Number(typed['capacity']) : null,
  format: typed['format'] || 'online',
  access: typed['access'] || 'free',
  location: typed['location'] || null,
  joinUrl: typed['joinUrl'] || null,
  agenda: agendaOf(typed['agenda'] ?? ''),
});

export const newEventOf = (typed: FormValues) => ({
  ...eventOf(typed),
  groupId: typed['groupId'] || null,
  recurrence: recurrenceOf(typed),
});

/** Who hosts it with its host, and its group, stay as they are. */
export const changesOf = (typed: FormValues) => ({
  ...eventOf(typed),
  scope: typed['scope'] || 'one',
});

function recurrenceOf({ repeats = '', count, until }: FormValues): string | null {
  const rule = RULES[repeats];
  if (!rule) return null;
  const end = count ? `COUNT=${count}` : until && `UNTIL=${until.replaceAll('-', '')}`;
  return [rule, end].filter(Boolean).join(';');
}

/** A line each: "18:00 Arriving". */
const agendaOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const [, at = '', title = line] = /^(\d\d:\d\d)\s+(.*)$/.exec(line) ?? [];
      return { at, title };
    });
