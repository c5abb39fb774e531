import { notMuted } from '../../../core/visibility/mutes.sql.js';
import { paths } from '#platform/paths/paths';
import { notBlocked } from '../../../core/visibility/blocks.sql.js';
import { inLists, listed, visibleTo } from '../../../core/visibility/posts.sql.js';
import {
  POST_AUTHOR,
  POST_FROM,
  postSummaryFor,
  repliersSeenBy,
} from '../../../discussions/posts/posts.sql.js';
import { feedPerson, NOTHING_ELSE, pageAt, type FeedSource } from '../feed-source.js';

const { reactionCount, replyCount } = postSummaryFor('$1');

/** Discussions, those with the latest activity first. */
export const POSTS: FeedSource = {
  from: `${POST_FROM} WHERE ${inLists('p')} AND ${visibleTo('$1', '$2')} AND ${notMuted('p.author_id', '$1')}`,
  at: 'p.last_activity_at',
  id: 'p.id',
  details: `${POST_FROM} ${POST_AUTHOR}
    LEFT JOIN post_replies accepted ON accepted.post_id = p.id AND accepted.is_accepted
      AND ${listed('accepted')} AND ${notBlocked('accepted.author_id', '$1')} AND ${notMuted('accepted.author_id', '$1')}`,
  item: {
    ...NOTHING_ELSE,
    kind: `CASE WHEN accepted.id IS NOT NULL THEN 'answer' ELSE p.kind END`,
    href: pageAt(paths.discussion, 'p.slug'),
    title: 'p.title',
    excerpt: 'coalesce(accepted.excerpt, p.excerpt)',
    person: feedPerson('a'),
    group: 'g.name',
    reactionCount,
    replyCount,
    repliers: repliersSeenBy('$1'),
  },
};
