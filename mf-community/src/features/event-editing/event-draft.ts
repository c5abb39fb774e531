import type { EventDetail, NewEvent } from '../../queries/events';
import { agendaText, readAgenda } from './agenda-lines';
import { recurrenceRule, type Repetition } from './recurrence';

/** What the form holds, as it is typed. */
export interface EventDraft extends Repetition {
  groupId: string;
  title: string;
  summary: string;
  /** Wall time in its zone. */
  startsAt: string;
  timeZone: string;
  durationMinutes: string;
  capacity: string;
  format: NewEvent['format'];
  access: NewEvent['access'];
  location: string;
  joinUrl: string;
  description: string;
  agenda: string;
  cohosts: { id: string; name: string }[];
}

const REPETITION: Repetition = { repeats: '', ends: 'count', count: '6', until: '' };

export const newEventDraft = (timeZone: string, groupId: string): EventDraft => ({
  ...REPETITION,
  ...{ groupId, timeZone, title: '', summary: '', startsAt: '', durationMinutes: '60', capacity: '' },
  ...{
    format: 'online',
    access: 'free',
    location: '',
    joinUrl: '',
    description: '',
    agenda: '',
    cohosts: [],
  },
});

export const draftOf = (event: EventDetail): EventDraft => ({
  ...REPETITION,
  groupId: '',
  title: event.title,
  summary: event.summary,
  startsAt: event.localStart,
  timeZone: event.timeZone,
  durationMinutes: String((Date.parse(event.endDate) - Date.parse(event.startDate)) / 60_000),
  capacity: event.capacity === null ? '' : String(event.capacity),
  format: event.format,
  access: event.access,
  location: event.location ?? '',
  joinUrl: event.joinUrl ?? '',
  description: event.description,
  agenda: agendaText(event.agenda),
  cohosts: (event.cohostIds ?? []).map((id, index) => ({ id, name: event.cohosts[index]?.name ?? '' })),
});

/** What was typed, as the api takes it; what is empty is cleared. */
export const requestOf = (draft: EventDraft): Omit<NewEvent, 'recurrence' | 'groupId'> => ({
  title: draft.title.trim(),
  summary: draft.summary.trim(),
  description: draft.description.trim(),
  startsAt: draft.startsAt,
  timeZone: draft.timeZone,
  durationMinutes: Number(draft.durationMinutes),
  capacity: draft.capacity === '' ? null : Number(draft.capacity),
  format: draft.format,
  access: draft.access,
  location: draft.location.trim() || null,
  joinUrl: draft.joinUrl.trim() || null,
  agenda: readAgenda(draft.agenda),
  cohostIds: draft.cohosts.map(({ id }) => id),
});

/** What only a new event says. */
export const newRequestOf = (draft: EventDraft) => ({
  ...requestOf(draft),
  recurrence: recurrenceRule(draft, draft.startsAt),
  groupId: draft.groupId || null,
});
