import { notBlocked } from '../../core/visibility/blocks.sql.js';
import { offered } from '../../core/visibility/courses.sql.js';
import { DEFAULT_VISIBILITY } from '../../core/visibility/profile-fields.js';
import { eventIsOpenTo } from '../../core/visibility/events.sql.js';
import { EXISTS_FOR_VIEWER } from '../../core/visibility/groups.sql.js';
import { LISTED } from '../../core/visibility/members.sql.js';
import { listed, visibleTo } from '../../core/visibility/posts.sql.js';
import { exchangeIsVisibleTo, STATE } from '../../core/visibility/exchanges.sql.js';
import { projectIsVisibleTo } from '../../core/visibility/projects.sql.js';
import { paths } from '#platform/paths/paths';
import type { EntryKind } from '../../core/search/search-entry.entity.js';

/** Where a kind of entry comes from: joined to `s`, the entry, as the viewer may see it. */
export interface Source {
  from: string;
  visible: string;
  title: string;
  excerpt: string;
  path: string;
}

/** Visitors find by the title alone what they read the title of alone. */
const byWhatIsRead = (viewer: string) => `(${viewer}::uuid IS NOT NULL
  OR ts_filter(s.words, '{a}') @@ (SELECT words FROM asked))`;

const forMembers = (viewer: string, text: string) =>
  `CASE WHEN ${viewer}::uuid IS NOT NULL THEN ${text} ELSE '' END`;

/** Whoever may read a discussion may read its replies. */
const reply = (viewer: string, pro: string): Source => ({
  from: `JOIN post_replies r ON r.id = s.id JOIN posts p ON p.id = r.post_id LEFT JOIN groups g ON g.id = p.group_id`,
  visible: `p.kind <> 'lesson' AND ${listed('r')} AND ${notBlocked('r.author_id', viewer)} AND ${visibleTo(viewer, pro)}`,
  title: 'p.title',
  excerpt: 'r.excerpt',
  path: `'${paths.discussions}/' || p.slug || '?reply=' || r.id || '#reply-' || r.id`,
});

/** `viewer` and `pro` are parameters: a user id or null, and whether they have the HPC membership. */
export const sources = (viewer: string, pro: string): Record<EntryKind, Source> => ({
  course: {
    from: 'JOIN courses c ON c.id = s.id',
    visible: offered('c'),
    title: 'c.title',
    excerpt: 'c.promise',
    path: `'${paths.courses}/' || c.slug`,
  },
  event: {
    from: 'JOIN events e ON e.id = s.id',
    visible: `(e.canceled_at IS NULL AND ${eventIsOpenTo(viewer, pro)})`,
    title: 'e.title',
    excerpt: 'e.summary',
    path: `'${paths.events}/' || e.slug`,
  },
  group: {
    from: `JOIN groups g ON g.id = s.id
      LEFT JOIN group_memberships m ON m.group_id = g.id AND m.user_id = ${viewer}::uuid`,
    visible: EXISTS_FOR_VIEWER,
    title: 'g.name',
    excerpt: 'g.about',
    path: `'${paths.groups}/' || g.slug`,
  },
  person: {
    from: 'JOIN users u ON u.id = s.id',
    visible: `(${LISTED} AND ${notBlocked('u.id', viewer)})`,
    title: 'member_name(u.first_name, u.last_name)',
    excerpt: `concat_ws(' · ', nullif(u."current_role", ''),
      CASE WHEN is_visible(u.visibility, 'location', '${DEFAULT_VISIBILITY.location}', 'members')
        THEN nullif(u.location, '') END)`,
    path: `'${paths.profile}/' || u.slug`,
  },
  discussion: {
    from: 'JOIN posts p ON p.id = s.id LEFT JOIN groups g ON g.id = p.group_id',
    visible: `p.kind <> 'lesson' AND ${visibleTo(viewer, pro)}`,
    title: 'p.title',
    excerpt: 'p.excerpt',
    path: `'${paths.discussions}/' || p.slug`,
  },
  answer: reply(viewer, pro),
  reply: reply(viewer, pro),
  // What is hidden or was returned is found by nobody, also not by those who still see it.
  project: {
    from: 'JOIN projects p ON p.id = s.id',
    visible: `(p.returned_reason IS NULL AND p.hidden_at IS NULL AND ${projectIsVisibleTo(viewer, 'false')}
      AND ${byWhatIsRead(viewer)})`,
    title: 'p.title',
    excerpt: forMembers(viewer, 'p.excerpt'),
    path: `'${paths.synergizer}/project/' || p.slug`,
  },
  exchange: {
    from: 'JOIN exchanges x ON x.id = s.id',
    visible: `(${STATE} NOT IN ('withdrawn', 'expired') AND x.hidden_at IS NULL AND ${exchangeIsVisibleTo(viewer, 'false')}
      AND ${byWhatIsRead(viewer)})`,
    title: 'x.title',
    excerpt: forMembers(viewer, 'x.excerpt'),
    path: `'${paths.synergizer}/exchange/' || x.slug`,
  },
});
