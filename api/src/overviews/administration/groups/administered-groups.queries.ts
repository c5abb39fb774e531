import type { Statement } from '../../../core/database/database.js';
import { jsonObject, pageStatement, Parameters } from '../../../core/database/json.sql.js';
import { authorSummary } from '../../../identity/users/person.sql.js';
import type { AdministeredGroup, AdministeredGroupsQuery } from './administered-groups.dto.js';

export type GroupFilters = Pick<AdministeredGroupsQuery, 'query' | 'state' | 'order'>;

export const GROUP_KEY = [
  ['g.created_at', 'timestamptz'],
  ['g.id', 'uuid'],
] as const;

const STATE = `coalesce(g.moderation_status, CASE WHEN g.archived_at IS NULL THEN 'active' ELSE 'archived' END)`;

const ROW = jsonObject<AdministeredGroup>({
  id: 'g.id',
  slug: 'g.slug',
  name: 'g.name',
  topic: 'g.topic',
  visibility: 'coalesce(g.intended_visibility, g.visibility)',
  state: STATE,
  owner: authorSummary('u'),
  members: 'g.member_count',
  posts: 'g.post_count',
  createdAt: 'iso_instant(g.created_at)',
  lastActiveAt:
    '(SELECT iso_instant(max(p.last_activity_at)) FROM posts p WHERE p.group_id = g.id AND p.deleted_at IS NULL AND p.hidden_at IS NULL)',
});

/** The first owner: a group has one at least, until its last one has left. */
const OWNER = `LEFT JOIN LATERAL (
    SELECT o.* FROM group_memberships m JOIN users o ON o.id = m.user_id
    WHERE m.group_id = g.id AND m.role = 'owner' ORDER BY m.joined_at, m.id LIMIT 1
  ) u ON true`;

function conditions({ query, state }: GroupFilters, parameters: Parameters): string {
  const all = ['true'];
  if (state) all.push(`${STATE} = ${parameters.add(state)}`);
  if (query)
    all.push(
      `search_fold(concat_ws(' ', g.name, g.topic, member_name(u.first_name, u.last_name))) LIKE '%' || search_fold(${parameters.add(query.trim())}::text) || '%'`,
    );
  return all.join(' AND ');
}

export function groupPage(filters: GroupFilters, size: number, after?: readonly unknown[]): Statement {
  const parameters = new Parameters();
  return pageStatement({
    item: ROW,
    source: `FROM groups g ${OWNER} WHERE ${conditions(filters, parameters)}`,
    key: GROUP_KEY,
    descending: filters.order === 'newest',
    size,
    after,
    parameters,
  });
}
