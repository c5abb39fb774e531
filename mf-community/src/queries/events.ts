import { apiQuery, write, type Schema } from '@futurelab/platform/api';
import type { Rsvp } from '@futurelab/platform/queries/events';
import { mutationOptions } from '@futurelab/platform/query';

export type EventDetail = Schema<'EventDetail'>;
export type RsvpStatus = Rsvp['status'];
export type RsvpChoice = Schema<'RsvpRequest'>['status'];

export type NewEvent = Schema<'NewEvent'>;
export type Scope = NonNullable<Schema<'EventChanges'>['scope']>;

/** Creates an event, or changes the one with this id. */
export const eventMutation = (id: string | null) =>
  mutationOptions({
    mutationFn: ({ recurrence, scope, ...body }: NewEvent & { scope?: Scope }) =>
      id === null
        ? write('POST', '/api/events', { body: { ...body, recurrence } })
        : write('PATCH', '/api/events/{id}', { path: { id }, body: { ...body, scope } }),
    onSuccess: (_data, _event, _before, { client }) => client.invalidateQueries(),
  });

export const eventCancelMutation = (id: string) =>
  mutationOptions({
    mutationFn: (scope: Scope) => write('DELETE', '/api/events/{id}', { path: { id }, query: { scope } }),
    onSuccess: (_data, _event, _before, { client }) => client.invalidateQueries(),
  });

/** The private address under which calendar programs read what the member is going to. */
export const calendarQuery = apiQuery('/api/my/calendar');

/** The address stops working; asking for it again gives another. */
export const calendarRevokeMutation = mutationOptions({
  mutationFn: () => write('DELETE', '/api/my/calendar'),
  onSuccess: (_data, _nothing, _before, { client }) => client.invalidateQueries(calendarQuery),
});

/** What the hosts leave on the page of an event that has ended. */
export const recapMutation = (id: string) =>
  mutationOptions({
    mutationFn: (body: Schema<'RecapChanges'>) =>
      write('PUT', '/api/events/{id}/recap', { path: { id }, body }),
    onSuccess: (_data, _changes, _before, { client }) => client.invalidateQueries(),
  });

/** Answers an event; `declined` takes the answer back. */
export const rsvpMutation = (id: string) =>
  mutationOptions({
    mutationFn: (status: RsvpChoice) =>
      write('PUT', '/api/events/{id}/rsvp', { path: { id }, body: { status } }),
    onSuccess: (_data, _choice, _before, { client }) => client.invalidateQueries(),
  });

export type EventPeople = Schema<'EventPeople'>;
export type EventPerson = Schema<'EventPerson'>;
export type NewEventMessage = Schema<'NewEventMessage'>;

/** Who is going to an event and what was written to them; empty for others than its hosts. */
export const eventPeopleQuery = (event: string) =>
  apiQuery('/api/events/{id}/people', { path: { id: event } });

export const attendanceMutation = (id: string) =>
  mutationOptions({
    mutationFn: (body: Schema<'EventAttendance'>) =>
      write('PUT', '/api/events/{id}/attendance', { path: { id }, body }),
    onSuccess: (_data, _marks, _before, { client }) => client.invalidateQueries(),
  });

export const eventMessageMutation = (id: string) =>
  mutationOptions({
    mutationFn: (body: NewEventMessage) => write('POST', '/api/events/{id}/messages', { path: { id }, body }),
    onSuccess: (_data, _message, _before, { client }) => client.invalidateQueries(),
  });
