import type { ApiError } from '../../core/errors/errors.js';
import type { FormField, FormValues } from '../../core/html/form.js';
import { type FormPage, formWithErrors } from '../../core/html/form-with-errors.js';

export const NEW_EVENT = '/events/new';
export const eventPath = (event: string) => `/events/${encodeURIComponent(event)}`;
export const editPath = (event: string) => `${eventPath(event)}/edit`;

const FIELDS: readonly FormField[] = [
  { name: 'title', label: 'Title', maxLength: 120 },
  { name: 'summary', label: 'In a sentence', maxLength: 240, optional: true },
  { name: 'startsAt', label: 'Day and time', type: 'datetime-local' },
  { name: 'timeZone', label: 'Time zone' },
  { name: 'durationMinutes', label: 'How long, in minutes', type: 'number' },
  { name: 'capacity', label: 'Places', type: 'number', optional: true },
];
const REPEATS: readonly FormField[] = [
  {
    name: 'repeats',
    label: 'Repeats',
    type: 'select',
    optional: true,
    options: {
      weekly: 'Every week',
      fortnightly: 'Every two weeks',
      monthly: 'Every month, on the same date',
    },
  },
  { name: 'count', label: 'How many dates, if it repeats', type: 'number', optional: true },
];
const SCOPE: FormField = {
  name: 'scope',
  label: 'What is changed?',
  type: 'select',
  options: { one: 'This date alone', following: 'This one and all that follow', all: 'All dates' },
};
const MORE_FIELDS: readonly FormField[] = [
  {
    name: 'format',
    label: 'Where',
    type: 'select',
    options: { online: 'Online', in_person: 'In person' },
  },
  {
    name: 'access',
    label: 'For whom',
    type: 'select',
    options: { free: 'Everybody who sees it', pro: 'Pro members' },
  },
  { name: 'location', label: 'Address, if people meet in person', maxLength: 200, optional: true },
  { name: 'joinUrl', label: 'Link, if it is online', maxLength: 500, optional: true },
  { name: 'description', label: 'What it is', type: 'textarea', maxLength: 10_000, optional: true },
  { name: 'agenda', label: 'Agenda, a line each: 18:00 Arriving', type: 'textarea', optional: true },
];

/** An event that was not written, with why, and everything that was typed; `event`: the one that was to be changed. */
export function eventFormWithErrors(event: string | null, typed: FormValues, error: ApiError): FormPage {
  const { groupId = '', scope } = typed;
  const title = event === null ? 'Plan an event' : 'Change an event';
  const page = event === null ? NEW_EVENT : editPath(event);
  const form =
    event === null
      ? { action: '/api/event-forms', button: 'Create the event', hidden: { groupId } }
      : { action: `/api/event-forms/${encodeURIComponent(event)}`, button: 'Save' };
  const between = event === null ? REPEATS : scope === undefined ? [] : [SCOPE];
  const wrong = { ...error.details };
  if (wrong['recurrence']) wrong['count'] = wrong['recurrence'];
  return formWithErrors(title, error, page, [form, [...FIELDS, ...between, ...MORE_FIELDS], typed, wrong]);
}
