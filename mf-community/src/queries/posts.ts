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
export const postsQuery = ({ kind, limit, cursor }: PostFilters = {}) => {
  const params = new URLSearchParams();
  if (kind) params.set('kind', kind);
  if (limit !== undefined) params.set('limit', String(limit));
  if (cursor) params.set('cursor', cursor);
  const search = params.toString();
  return apiListQuery<PostSummary>(`/api/posts${search ? `?${search}` : ''}`);
};
export const postQuery = (post: string) => apiQuery<Post>('/api/posts', post);
