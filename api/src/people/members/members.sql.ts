import type { JsonFields } from '../../core/database/json.sql.js';
import { shown, viewerAudience } from '../../core/visibility/members.sql.js';
import { type Audience } from '../../core/visibility/profile-fields.js';
import { portrait } from '../../identity/users/person.sql.js';
import type { MemberSummary } from './members.dto.js';

export const NAME = 'member_name(u.first_name, u.last_name)';

/** An audience as SQL. */
export const near = (audience: Audience) => `'${audience}'`;

/** A person in a list, as the member `viewer` (a parameter) may see them. */
export const cardSeenBy = (viewer: string): JsonFields<MemberSummary> => ({
  id: 'u.id',
  slug: 'u.slug',
  name: NAME,
  currentRole: 'u."current_role"',
  location: shown('location', viewerAudience('u.id', viewer), 'u.location'),
  profileImageUrl: portrait('u'),
});
