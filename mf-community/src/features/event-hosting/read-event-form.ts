import type { NewEvent } from '../../queries/events';
import { readAgenda } from './agenda-lines';
import { recurrenceRule, type Repeats } from './recurrence';

/** What was typed, as the api takes it; what is empty is cleared. */
export function readEventForm(data: FormData, clientId: string): NewEvent {
  const text = (name: string): string => {
    const value = data.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  const number = (name: string): number | null => (text(name) === '' ? null : Number(text(name)));
  return {
    title: text('title'),
    summary: text('summary'),
    description: text('description'),
    startsAt: text('startsAt'),
    timeZone: text('timeZone'),
    durationMinutes: number('durationMinutes') ?? 0,
    capacity: number('capacity'),
    format: text('format') === 'in_person' ? 'in_person' : 'online',
    access: text('access') === 'pro' ? 'pro' : 'free',
    location: text('location') || null,
    joinUrl: text('joinUrl') || null,
    agenda: readAgenda(text('agenda')),
    cohostIds: data.getAll('cohostIds').map(String),
    ...(data.has('repeats') && { recurrence: ruleOf(text) }),
    ...(data.has('groupId') && { groupId: text('groupId') || null }),
    clientId,
  };
}

const ruleOf = (text: (name: string) => string): string | null =>
  recurrenceRule({
    repeats: text('repeats') as Repeats,
    ends: text('ends') === 'until' ? 'until' : 'count',
    count: text('count'),
    until: text('until'),
  });
