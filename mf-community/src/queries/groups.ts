import { apiListQuery, apiQuery } from '@futurelab/platform/api';
import type { PostSummary } from './posts';

export interface GroupSummary {
  id: string;
  slug: string;
  name: string;
  about: string;
  visibility: 'public' | 'private' | 'pro';
  topic: string;
  memberCount: number;
  postCount: number;
  coverSeed: string;
  isMember: boolean;
}

export interface GroupDetail extends GroupSummary {
  /** Markdown. */
  rules: string;
  /** The first twelve. */
  members: { id: string; slug: string; name: string; role: string; profileImageUrl: string | null }[];
  recentPosts: PostSummary[];
  membership: { role: 'owner' | 'moderator' | 'member' } | null;
}

export const groupsQuery = apiListQuery<GroupSummary>('/api/groups');
export const groupQuery = (group: string) => apiQuery<GroupDetail>('/api/groups', group);
