import { PORTRAITS } from '#platform/pictures';
import { jsonObject, jsonWhen, type JsonFields } from '../../core/database/json.sql.js';
import type { AuthorSummary, PersonSummary } from './person.dto.js';

/** Where the picture drawn of a person is. */
export const drawnPortrait = (alias: string) => `('${PORTRAITS}' || ${alias}.id || '.svg')`;

/** Where their photograph is, or else the picture drawn of them. */
export const portrait = (alias: string) => `coalesce(${alias}.profile_image_url, ${drawnPortrait(alias)})`;

/** `{ name, role }` of a host or an instructor, in public; `alias` is a (left-joined) users row. */
export const personSummary = (alias: string) =>
  jsonObject<PersonSummary>({
    name: `CASE WHEN ${alias}.id IS NULL THEN 'FutureLab' ELSE member_name(${alias}.first_name, ${alias}.last_name) END`,
    role: `coalesce(${alias}."current_role", '')`,
    portraitUrl: drawnPortrait(alias),
  });

/** What members see of one another in a list. */
export const personFields = (alias: string): JsonFields<AuthorSummary> => ({
  id: `${alias}.id`,
  slug: `${alias}.slug`,
  name: `member_name(${alias}.first_name, ${alias}.last_name)`,
  profileImageUrl: portrait(alias),
});

/** The same as an object, or null once the account is gone. */
export const authorSummary = (alias: string) =>
  jsonWhen<AuthorSummary>(`${alias}.id IS NOT NULL`, jsonObject(personFields(alias)));
