import { notMuted } from '../../../core/visibility/mutes.sql.js';
import { paths } from '#platform/paths/paths';
import { SearchSourcesModule, type SearchSource } from '../../../core/search/search-sources.module.js';
import { inLists, listed, visibleTo } from '../../../core/visibility/posts.sql.js';
import { notBlocked } from '../../../core/visibility/blocks.sql.js';

/** Anyone who may read a discussion may read its replies. */
const reply = (viewer: string, pro: string): SearchSource => ({
  heading: 'Replies',
  from: `JOIN post_replies r ON r.id = s.id JOIN posts p ON p.id = r.post_id LEFT JOIN groups g ON g.id = p.group_id`,
  visible: `${inLists('p')} AND ${listed('r')} AND ${notBlocked('r.author_id', viewer)} AND ${notMuted('r.author_id', viewer)} AND ${visibleTo(viewer, pro)}`,
  title: 'p.title',
  excerpt: 'r.excerpt',
  path: `'${paths.discussions}/' || p.slug || '?reply=' || r.id || '#reply-' || r.id`,
  membersOnly: true,
});

declare module '../../../core/search/search-entry.entity.js' {
  interface EntryKinds {
    discussion: true;
    answer: true;
    reply: true;
  }
}

export const SEARCH_SOURCES = SearchSourcesModule.forFeature({
  discussion: (viewer, pro) => ({
    heading: 'Discussions',
    from: 'JOIN posts p ON p.id = s.id LEFT JOIN groups g ON g.id = p.group_id',
    visible: `${inLists('p')} AND ${visibleTo(viewer, pro)} AND ${notMuted('p.author_id', viewer)}`,
    title: 'p.title',
    excerpt: 'p.excerpt',
    path: `'${paths.discussions}/' || p.slug`,
    membersOnly: true,
    isWritten: true,
  }),
  answer: (viewer, pro) => ({
    ...reply(viewer, pro),
    first: { of: 'reply', note: 'Accepted answer' },
  }),
  reply: (viewer, pro) => ({ ...reply(viewer, pro), isWritten: true }),
});
