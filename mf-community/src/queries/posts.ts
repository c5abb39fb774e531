import { apiListQuery, apiQuery } from '@futurelab/platform/api';

/** `lesson`: the discussion under a lesson, which no list shows. */
export type PostKind = 'question' | 'discussion' | 'introduction' | 'lesson';
export type ListedKind = Exclude<PostKind, 'lesson'>;

export interface Author {
  id: string;
  slug: string;
  name: string;
  profileImageUrl: string | null;
}

export interface PostSummary {
  id: string;
  slug: string;
  title: string;
  excerpt: string;
  kind: PostKind;
  tags: string[];
  replyCount: number;
  reactionCount: number;
  createdAt: string;
  lastActivityAt: string;
  isAnswered: boolean;
  group: { id: string; slug: string; name: string } | null;
  /** Null for visitors. */
  author: Author | null;
}

export interface Reply {
  id: string;
  /** Markdown. */
  body: string;
  /** The answer to the question. */
  isAccepted: boolean;
  createdAt: string;
  author: Author | null;
}

export interface Post extends PostSummary {
  /** Markdown. */
  body: string;
  replies: Reply[];
}

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
