import { notBlocked } from '../blocks/blocks.sql.js';
import { DEFAULT_VISIBILITY } from '../users/visibility.js';
import { EXISTS_FOR_VIEWER } from '../groups/groups.queries.js';
import { LISTED } from '../members/members.sql.js';
import { visibleTo } from '../posts/posts.sql.js';
import type { EntryKind } from './search-entry.entity.js';

/** Where a kind of entry comes from: joined to `s`, the entry, as the viewer may see it. */
export interface Source {
  from: string;
  visible: string;
  title: string;
  excerpt: string;
  path: string;
}

const MAX_EXCERPT = 160;

/** The beginning of a text, cut between two words. */
const beginning = (text: string) => `CASE WHEN length(${text}) <= ${MAX_EXCERPT} THEN ${text}
  ELSE regexp_replace(left(${text}, ${MAX_EXCERPT}), '\\s+\\S*$', '') || '…' END`;

/** `viewer` and `pro` are parameters: a user id or null, and whether they have the HPC membership. */
export const sources = (viewer: string, pro: string): Record<EntryKind, Source> => ({
  course: {
    from: 'JOIN courses c ON c.id = s.id',
    visible: 'true',
    title: 'c.title',
    excerpt: beginning('c.promise'),
    path: `'/courses/' || c.slug`,
  },
  event: {
    from: 'JOIN events e ON e.id = s.id',
    visible: 'true',
    title: 'e.title',
    excerpt: beginning('e.summary'),
    path: `'/events/' || e.slug`,
  },
  group: {
    from: `JOIN groups g ON g.id = s.id
      LEFT JOIN group_memberships m ON m.group_id = g.id AND m.user_id = ${viewer}::uuid`,
    visible: EXISTS_FOR_VIEWER,
    title: 'g.name',
    excerpt: beginning('g.about'),
    path: `'/groups/' || g.slug`,
  },
  person: {
    from: 'JOIN users u ON u.id = s.id',
    visible: `(${LISTED} AND ${notBlocked('u.id', viewer)})`,
    title: 'member_name(u.first_name, u.last_name)',
    excerpt: `concat_ws(' · ', nullif(u."current_role", ''),
      CASE WHEN is_visible(u.visibility, 'location', '${DEFAULT_VISIBILITY.location}', 'members')
        THEN nullif(u.location, '') END)`,
    path: `'/profile/' || u.slug`,
  },
  discussion: {
    from: 'JOIN posts p ON p.id = s.id LEFT JOIN groups g ON g.id = p.group_id',
    visible: `p.kind <> 'lesson' AND ${visibleTo(viewer, pro)}`,
    title: 'p.title',
    excerpt: beginning('p.excerpt'),
    path: `'/community/discussions/' || p.slug`,
  },
});
