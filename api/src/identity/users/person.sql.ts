import { jsonObject } from '../../core/database/json.sql.js';

/** `{ name, role }` of a host or an instructor, in public; `alias` is a (left-joined) users row. */
export const personSummary = (alias: string) =>
  jsonObject({
    name: `CASE WHEN ${alias}.id IS NULL THEN 'FutureLab' ELSE member_name(${alias}.first_name, ${alias}.last_name) END`,
    role: `coalesce(${alias}."current_role", '')`,
  });

/** What members see of one another in a list. */
export const personFields = (alias: string) => ({
  id: `${alias}.id`,
  slug: `${alias}.slug`,
  name: `member_name(${alias}.first_name, ${alias}.last_name)`,
  profileImageUrl: `${alias}.profile_image_url`,
});

/** The same as an object, or null once the account is gone. */
export const authorSummary = (alias: string) =>
  `CASE WHEN ${alias}.id IS NOT NULL THEN ${jsonObject(personFields(alias))} END`;
