import { type FormValues, formValues } from '../../../core/html/form.js';
import { DEFAULT_VISIBILITY } from '../../../core/visibility/profile-fields.js';
import { MAX_LINKS } from './profile-forms.pages.js';

/** Everything typed as text: of what can be chosen several times, one a line. */
export function typedIn(body: unknown): FormValues {
  const several = Object.entries((body ?? {}) as Record<string, unknown>).filter(
    (entry): entry is [string, string[]] => Array.isArray(entry[1]),
  );
  const lines = several.map(([name, values]) => [
    name,
    values.filter((one) => typeof one === 'string').join('\n'),
  ]);
  return { ...formValues(body), ...(Object.fromEntries(lines) as FormValues) };
}

export const linesOf = (text = ''): string[] => [
  ...new Set(
    text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  ),
];

const TEXTS = ['firstName', 'lastName', 'currentRole', 'location', 'timeZone', 'bio'];
const LISTS = ['skills', 'helpsWith', 'lookingFor', 'interests', 'intents'];

/** What the fields that were sent say; those that were not stay as they are. */
export const textsOf = (typed: FormValues) =>
  Object.fromEntries(TEXTS.filter((name) => name in typed).map((name) => [name, typed[name]]));

export const listsOf = (typed: FormValues, lists = LISTS) =>
  Object.fromEntries(lists.map((name) => [name, linesOf(typed[name])]));

/** Links by number; those without name and address are none. */
const linksOf = (typed: FormValues) =>
  Array.from({ length: MAX_LINKS }, (_, index) => ({
    label: typed[`links.${index}.label`] ?? '',
    url: typed[`links.${index}.url`] ?? '',
  })).filter(({ label, url }) => label.trim() !== '' || url.trim() !== '');

/** A box that was left empty is not sent, so that all of its form is told. */
export const profileOf = (typed: FormValues) => ({
  ...textsOf(typed),
  ...listsOf(typed, ['skills', 'helpsWith', 'lookingFor', 'interests']),
  links: linksOf(typed),
});

export const visibilityOf = (typed: FormValues) => ({
  visibility: Object.fromEntries(
    Object.keys(DEFAULT_VISIBILITY)
      .filter((field) => `visibility.${field}` in typed)
      .map((field) => [field, typed[`visibility.${field}`]]),
  ),
});
