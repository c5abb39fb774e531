import type { ApiError } from '../../../core/errors/errors.js';
import type { FormField, FormValues } from '../../../core/html/form.js';
import { type FormPage, formWithErrors } from '../../../core/html/form-with-errors.js';

export const EDIT_PROFILE = '/edit-profile';
export const PRIVACY = '/account/privacy';
export const MAX_LINKS = 5;

const list = (name: string, label: string): FormField => ({
  name,
  label: `${label}, one a line`,
  type: 'textarea',
  optional: true,
});

export const WHO: readonly FormField[] = [
  { name: 'firstName', label: 'First name', maxLength: 80, optional: true, autocomplete: 'given-name' },
  { name: 'lastName', label: 'Last name', maxLength: 80, optional: true, autocomplete: 'family-name' },
  { name: 'currentRole', label: 'What you do', maxLength: 120, optional: true },
  { name: 'location', label: 'Where you live', maxLength: 120, optional: true },
  { name: 'timeZone', label: 'Time zone', maxLength: 60 },
];

const FIELDS: readonly FormField[] = [
  ...WHO,
  { name: 'bio', label: 'About you', type: 'textarea', maxLength: 2_000, optional: true },
  list('skills', 'Skills'),
  list('helpsWith', 'What you can help with'),
  list('lookingFor', 'What you look for'),
  list('interests', 'Topics you follow'),
];

const linkFields = (typed: FormValues): FormField[] =>
  Array.from({ length: MAX_LINKS }, (_, index) => index)
    .filter((index) => typed[`links.${index}.label`] || typed[`links.${index}.url`])
    .flatMap((index): FormField[] => [
      { name: `links.${index}.label`, label: `Name of link ${index + 1}`, maxLength: 60, optional: true },
      { name: `links.${index}.url`, label: `Address of link ${index + 1}`, maxLength: 500, optional: true },
    ]);

/** A profile that was not saved, with why and everything that was typed. */
export const profileFormWithErrors = (typed: FormValues, error: ApiError): FormPage =>
  formWithErrors('Edit profile', error, EDIT_PROFILE, [
    { action: '/api/profile-forms', button: 'Save profile' },
    [...FIELDS, ...linkFields(typed)],
    typed,
    error.details,
  ]);

/** A single choice or a picture that was not kept: it is made again on its own page. */
export const choiceWithError = (title: string, page: string, error: ApiError): FormPage =>
  formWithErrors(title, error, page, null);
