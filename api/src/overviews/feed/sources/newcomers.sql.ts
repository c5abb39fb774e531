import { notMuted } from '../../../core/visibility/mutes.sql.js';
import { paths } from '#platform/paths/paths';
import { notBlocked } from '../../../core/visibility/blocks.sql.js';
import { FOUND } from '../../../core/visibility/members.sql.js';
import { feedPerson, NOTHING_ELSE, pageAt, type FeedSource } from '../feed-source.js';

/** Others who joined in the last month. */
export const NEWCOMERS: FeedSource = {
  from: `FROM users u WHERE ${FOUND} AND u.joined_at > now() - interval '30 days'
    AND u.id <> $1 AND ${notBlocked('u.id', '$1')} AND ${notMuted('u.id', '$1')}`,
  at: 'u.joined_at',
  id: 'u.id',
  details: 'FROM users u',
  item: {
    ...NOTHING_ELSE,
    kind: `'newcomer'`,
    href: pageAt(paths.memberProfile, 'u.slug'),
    title: `''`,
    person: feedPerson('u'),
  },
};
