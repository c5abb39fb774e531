import { apiListQuery, apiQuery, type Schema } from '@futurelab/platform/api';

export type PostSummary = Schema<'PostSummary'>;
export type Post = Schema<'PostDetail'>;
export type Reply = Schema<'PostReplyResponse'>;
export type Author = Schema<'AuthorSummary'>;
export type PostKind = PostSummary['kind'];
/** No list shows the discussion under a lesson. */
export type ListedKind = Exclude<PostKind, 'lesson'>;

interface PostFilters {
  kind?: ListedKind | null;
  limit?: number;
  cursor?: string;
}

/** The latest activity first. */
export const postsQuery = ({ kind, limit, cursor }: PostFilters = {}) =>
  apiListQuery('/api/posts', { query: { kind: kind ?? undefined, limit, cursor } });
export const postQuery = (id: string) => apiQuery('/api/posts/{id}', { path: { id } });
