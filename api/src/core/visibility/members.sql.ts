import { DEFAULT_VISIBILITY, type ProfileField } from './profile-fields.js';

export const LISTED = 'u.onboarded_at IS NOT NULL AND u.suspended_at IS NULL';

/** Whether others find `u` without a link to their profile. */
export const FOUND = `${LISTED} AND u.in_directory`;

/** Whether a viewer standing as near as `viewer` (SQL) may see `field` of the person `alias`. */
export const isShown = (field: ProfileField, viewer: string, alias = 'u') =>
  `is_visible(${alias}.visibility, '${field}', '${DEFAULT_VISIBILITY[field]}', ${viewer})`;

/** `expression` where the profile's owner lets a viewer that near see `field`, else `hidden`. */
export const shown = (field: ProfileField, viewer: string, expression: string, hidden = 'NULL') =>
  `CASE WHEN ${isShown(field, viewer)} THEN ${expression} ELSE ${hidden} END`;

/** How near a member (a parameter) stands to the person `id`. The member's friends are read once per statement. */
export const viewerAudience = (id: string, viewer: string) => `CASE WHEN ${id} = ${viewer}::uuid THEN 'me'
  WHEN ${id} = ANY ((SELECT friends_of(${viewer}::uuid))::uuid[]) THEN 'friends' ELSE 'members' END`;
