import { apiListQuery, apiQuery } from '@futurelab/platform/api';

export type PostKind = 'question' | 'discussion' | 'introduction';

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
  createdAt: string;
  author: Author | null;
}

export interface Post extends PostSummary {
  /** Markdown. */
  body: string;
  replies: Reply[];
}

export const postsQuery = (search = '') => apiListQuery<PostSummary>(`/api/posts${search}`);
export const postQuery = (post: string) => apiQuery<Post>('/api/posts', post);
