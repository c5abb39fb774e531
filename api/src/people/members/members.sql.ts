import { type Audience, DEFAULT_VISIBILITY, type ProfileField } from '../../identity/users/visibility.js';

export const LISTED = 'u.onboarded_at IS NOT NULL AND u.suspended_at IS NULL';
export const NAME = 'member_name(u.first_name, u.last_name)';

/** Whether a viewer standing as near as `viewer` (SQL) may see `field` of the person `alias`. */
export const isShown = (field: ProfileField, viewer: string, alias = 'u') =>
  `is_visible(${alias}.visibility, '${field}', '${DEFAULT_VISIBILITY[field]}', ${viewer})`;

/** `expression` where the profile's owner lets a viewer that near see `field`, else `hidden`. */
export const shown = (field: ProfileField, viewer: string, expression: string, hidden = 'NULL') =>
  `CASE WHEN ${isShown(field, viewer)} THEN ${expression} ELSE ${hidden} END`;

/** An audience as SQL. */
export const near = (audience: Audience) => `'${audience}'`;

/** How near a member (a parameter) stands to the person `id`. The member's friends are read once per statement. */
export const viewerAudience = (id: string, viewer: string) => `CASE WHEN ${id} = ${viewer}::uuid THEN 'me'
  WHEN ${id} = ANY ((SELECT friends_of(${viewer}::uuid))::uuid[]) THEN 'friends' ELSE 'members' END`;

/** A person in a list, as the member `viewer` (a parameter) may see them. */
export const cardSeenBy = (viewer: string) => ({
  id: 'u.id',
  slug: 'u.slug',
  name: NAME,
  currentRole: 'u."current_role"',
  location: shown('location', viewerAudience('u.id', viewer), 'u.location'),
  profileImageUrl: 'u.profile_image_url',
});
