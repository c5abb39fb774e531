import { jsonObject, pageStatement, Parameters } from '../../core/database/json.sql.js';
import type { Statement } from '../../core/database/database.js';
import { authorSummary } from '../../identity/users/person.sql.js';
import type { PendingGroup } from './group-reviews.dto.js';

const PENDING = `FROM groups g LEFT JOIN users u ON u.id = g.created_by_id WHERE g.moderation_status = 'pending'`;

/** Groups that wait for an administrator, the longest waiting first. `after`: [createdAt, id]. */
export const pendingPage = (size: number, after?: readonly unknown[]): Statement =>
  pageStatement({
    name: 'groups.pending',
    item: jsonObject<PendingGroup>({
      id: 'g.id',
      slug: 'g.slug',
      name: 'g.name',
      about: 'g.about',
      topic: 'g.topic',
      rules: 'g.rules',
      questions: 'g.questions',
      visibility: 'g.intended_visibility',
      owner: authorSummary('u'),
      createdAt: 'iso_instant(g.created_at)',
    }),
    source: PENDING,
    key: [
      ['g.created_at', 'timestamptz'],
      ['g.id', 'uuid'],
    ],
    size,
    after,
    total: `SELECT count(*) ${PENDING}`,
    parameters: new Parameters(),
  });

export interface ReviewedGroup {
  id: string;
  slug: string;
  name: string;
}

/** Of two who decide at once, the second finds nothing to decide. */
export const groupApproval = (id: string): Statement => ({
  name: 'groups.approve',
  text: `
    UPDATE groups SET visibility = intended_visibility, intended_visibility = NULL, moderation_status = NULL
    WHERE id = $1 AND moderation_status = 'pending' RETURNING id, slug, name`,
  values: [id],
});

export const groupReturn = (id: string, reason: string): Statement => ({
  name: 'groups.return',
  text: `
    UPDATE groups SET moderation_status = 'returned', returned_reason = $2
    WHERE id = $1 AND moderation_status = 'pending' RETURNING id, slug, name`,
  values: [id, reason],
});

export const ownersOf = (id: string): Statement => ({
  name: 'groups.owners',
  text: `SELECT user_id AS id FROM group_memberships WHERE group_id = $1 AND role = 'owner' ORDER BY user_id`,
  values: [id],
});

/** Who reviews groups. */
export const admins = (): Statement => ({
  name: 'groups.admins',
  text: 'SELECT id FROM users WHERE is_admin ORDER BY id',
  values: [],
});
