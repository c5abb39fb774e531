import { apiListQuery, apiQuery } from '@futurelab/platform/api';
import type { PostSummary } from './posts';

export interface GroupSummary {
  id: string;
  slug: string;
  name: string;
  about: string;
  /** Secret groups are listed for their own members only. */
  visibility: 'public' | 'private' | 'pro' | 'secret';
  topic: string;
  memberCount: number;
  postCount: number;
  coverSeed: string;
  isMember: boolean;
}

export interface GroupDetail extends GroupSummary {
  /** Markdown. */
  rules: string;
  /** The first twelve; empty when the group is closed to the caller. */
  members: { id: string; slug: string; name: string; role: string; profileImageUrl: string | null }[];
  /** The latest five; empty when the group is closed to the caller. */
  recentPosts: PostSummary[];
  membership: { role: 'owner' | 'moderator' | 'member' } | null;
  /** Whether the caller has asked to join and has no answer yet. */
  joinRequested: boolean;
}

export interface JoinAnswer {
  /** `requested`: a private group decides first. */
  status: 'member' | 'requested';
}

export const groupsQuery = (cursor?: string) =>
  apiListQuery<GroupSummary>(`/api/groups${cursor ? `?cursor=${encodeURIComponent(cursor)}` : ''}`);
export const groupQuery = (group: string) => apiQuery<GroupDetail>('/api/groups', group);
