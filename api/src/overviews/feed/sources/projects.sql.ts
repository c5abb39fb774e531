import { paths } from '#platform/paths/paths';
import { jsonObject } from '../../../core/database/json.sql.js';
import { notMuted } from '../../../core/visibility/mutes.sql.js';
import { projectIsVisibleTo } from '../../../core/visibility/projects.sql.js';
import { FREE_PARTS, TAKES_PEOPLE } from '../../../synergizer/projects/projects.sql.js';
import type { FeedProject } from '../feed.dto.js';
import { feedPerson, NOTHING_ELSE, pageAt, type FeedSource } from '../feed-source.js';

/** Projects with a role that nobody has taken. */
export const PROJECTS: FeedSource = {
  from: `FROM projects p WHERE ${TAKES_PEOPLE} AND EXISTS (SELECT ${FREE_PARTS}) AND ${projectIsVisibleTo('$1', 'false')}
    AND ${notMuted('p.owner_id', '$1')}`,
  at: 'p.created_at',
  id: 'p.id',
  details: 'FROM projects p LEFT JOIN users u ON u.id = p.owner_id',
  item: {
    ...NOTHING_ELSE,
    kind: `'project'`,
    href: pageAt(paths.project, 'p.slug'),
    title: 'p.title',
    excerpt: 'p.purpose',
    person: feedPerson('u'),
    project: jsonObject<FeedProject>({
      openRoles: `(SELECT count(*)::integer ${FREE_PARTS})`,
      fewestHours: `(SELECT min(r.hours_per_week) ${FREE_PARTS})`,
    }),
  },
};
