import type { ApiError } from '../../core/errors/errors.js';
import type { FormField, FormValues } from '../../core/html/form.js';
import { type FormPage, formWithErrors } from '../../core/html/form-with-errors.js';

const FIELDS: readonly FormField[] = [
  { name: 'name', label: 'Name', maxLength: 80 },
  { name: 'summary', label: 'What is it for?', type: 'textarea', maxLength: 400 },
  { name: 'topic', label: 'Topic', maxLength: 60, optional: true },
  {
    name: 'privacy',
    label: 'Who can find and join it?',
    type: 'select',
    options: { public: 'Open', private: 'By request', pro: 'Pro', secret: 'Secret' },
  },
  {
    name: 'questions',
    label: 'Questions to those who ask to join, one a line',
    type: 'textarea',
    optional: true,
  },
  { name: 'rules', label: 'Rules', type: 'textarea', maxLength: 4000, optional: true },
];

export const NEW_GROUP = '/groups/new';
export const groupPath = (group: string) => `/groups/${encodeURIComponent(group)}`;

/** A group that was not founded, with why and everything that was typed. */
export const groupFormWithErrors = (typed: FormValues, error: ApiError): FormPage =>
  formWithErrors('Start a group', error, NEW_GROUP, [
    { action: '/api/group-forms', button: 'Start the group' },
    FIELDS,
    typed,
    error.details,
  ]);

/** What did not become of joining or leaving; answers are kept. */
export function membershipError(group: string, typed: FormValues, error: ApiError): FormPage {
  const answers = Object.keys(typed).filter((name) => /^answer-\d$/.test(name));
  const fields = answers.map((name, index): FormField => ({
    name,
    label: `Answer ${index + 1}`,
    type: 'textarea',
    maxLength: 1000,
  }));
  const action = `/api/group-forms/${encodeURIComponent(group)}/membership`;
  return formWithErrors(
    'Your place in the group',
    error,
    groupPath(group),
    fields.length > 0
      ? [{ action, button: 'Send', hidden: { act: 'enter' } }, fields, typed, error.details]
      : null,
  );
}
