import type { ApiError } from '../../core/errors/errors.js';
import type { FormField, FormValues } from '../../core/html/form.js';
import { type FormPage, formWithErrors } from '../../core/html/form-with-errors.js';
import { MAX_ROLES } from '../projects/projects.dto.js';
import { TOPICS } from '../topics.js';

export const PROPOSE_PROJECT = '/propose-project';
export const PROPOSE_EXCHANGE = '/propose-exchange';
export const projectPath = (id: string) => `/synergizer/project/${encodeURIComponent(id)}`;
export const exchangePath = (id: string) => `/synergizer/exchange/${encodeURIComponent(id)}`;

const TITLE: FormField = { name: 'title', label: 'Title', maxLength: 120 };
const MORE: readonly FormField[] = [
  {
    name: 'topic',
    label: 'Topic',
    type: 'select',
    options: Object.fromEntries(TOPICS.map((topic) => [topic, topic])),
    optional: true,
  },
  { name: 'skills', label: 'Skills, separated by commas', optional: true },
];
const KIND: FormField = {
  name: 'kind',
  label: 'What is it?',
  type: 'select',
  options: { request: 'I am looking for help', offer: 'I offer help' },
};
const EXCHANGE_FIELDS: readonly FormField[] = [
  TITLE,
  { name: 'body', label: 'What, for whom and how', type: 'textarea', maxLength: 3_000 },
  { name: 'until', label: 'Open until', type: 'date' },
  { name: 'hours', label: 'Hours it takes', optional: true },
  ...MORE,
];
const MESSAGE_FIELD: FormField = {
  name: 'words',
  label: 'A line or two',
  type: 'textarea',
  maxLength: 500,
  optional: true,
};

/** The numbers of the parts that the form had, and one more while there is room. */
function partNumbers(typed: FormValues): number[] {
  const last = Object.keys(typed).reduce(
    (most, name) => Math.max(most, Number(/^part(\d)$/.exec(name)?.[1] ?? 0)),
    0,
  );
  return Array.from({ length: Math.min(MAX_ROLES, last + 1) }, (_, index) => index + 1);
}

/** The parts as the form has them, with the role that each is already: those with neither a name nor hours are not meant. */
export const partsOf = (typed: FormValues) =>
  partNumbers(typed)
    .map((number) => ({
      number,
      roleId: typed[`role${number}`],
      name: typed[`part${number}`] ?? '',
      hours: typed[`hours${number}`] ?? '',
    }))
    .filter(({ name, hours }) => name.trim() !== '' || hours.trim() !== '');

const editPath = (page: string, id: string) => `${page}?edit=${encodeURIComponent(id)}`;
export const editProjectPath = (id: string) => editPath(PROPOSE_PROJECT, id);
export const editExchangePath = (id: string) => editPath(PROPOSE_EXCHANGE, id);

/** @param id of the project that is changed; without it, of a new one. */
export function projectFormWithErrors(typed: FormValues, error: ApiError, id?: string): FormPage {
  const [heading, page, action, button] =
    id === undefined
      ? ['Propose a project', PROPOSE_PROJECT, '/projects', 'Propose it']
      : ['Change a project', editProjectPath(id), `/projects/${encodeURIComponent(id)}`, 'Save'];
  const numbers = partNumbers(typed);
  const parts = numbers.flatMap((number): FormField[] => [
    { name: `part${number}`, label: `Part ${number}`, maxLength: 60, optional: number > 1 },
    { name: `hours${number}`, label: `Hours a week of part ${number}`, optional: number > 1 },
  ]);
  const roles = numbers.map((number) => `role${number}`).filter((name) => typed[name]);
  const details = { ...error.details };
  if (details['roles']) details['part1'] ??= details['roles'];
  for (const [index, { number }] of partsOf(typed).entries()) {
    const [name, hours] = [details[`roles.${index}.name`], details[`roles.${index}.hoursPerWeek`]];
    if (name) details[`part${number}`] = name;
    if (hours) details[`hours${number}`] = hours;
  }
  return formWithErrors(heading, error, page, [
    { action, button, hidden: Object.fromEntries(roles.map((name) => [name, typed[name]!])) },
    [
      TITLE,
      { name: 'purpose', label: 'Purpose', type: 'textarea', maxLength: 5_000 },
      ...parts,
      { name: 'endsOn', label: 'Ends on', type: 'date', optional: true },
      ...MORE,
    ],
    typed,
    details,
  ]);
}

/** @param id of the exchange that is changed; without it, of a new one. */
export function exchangeFormWithErrors(typed: FormValues, error: ApiError, id?: string): FormPage {
  if (id === undefined)
    return formWithErrors('Propose an exchange', error, PROPOSE_EXCHANGE, [
      { action: '/exchanges', button: 'Start the exchange' },
      [KIND, ...EXCHANGE_FIELDS],
      typed,
      error.details,
    ]);
  return formWithErrors('Change an exchange', error, editExchangePath(id), [
    { action: `/exchanges/${encodeURIComponent(id)}`, button: 'Save' },
    EXCHANGE_FIELDS,
    typed,
    error.details,
  ]);
}

export const joinFormWithErrors = (id: string, typed: FormValues, error: ApiError): FormPage =>
  formWithErrors('Join a project', error, projectPath(id), [
    {
      action: `/projects/${encodeURIComponent(id)}/requests`,
      button: 'Ask to join',
      hidden: { roleId: typed['roleId'] ?? '' },
    },
    [MESSAGE_FIELD],
    typed,
    error.details,
  ]);

export const helpFormWithErrors = (id: string, typed: FormValues, error: ApiError): FormPage =>
  formWithErrors('Answer an exchange', error, exchangePath(id), [
    { action: `/exchanges/${encodeURIComponent(id)}/helpers`, button: 'Send' },
    [MESSAGE_FIELD],
    typed,
    error.details,
  ]);

export const doneFormWithErrors = (id: string, error: ApiError): FormPage =>
  formWithErrors('It is done', error, exchangePath(id), [
    { action: `/exchanges/${encodeURIComponent(id)}/done`, button: 'It is done' },
    [],
    {},
  ]);
