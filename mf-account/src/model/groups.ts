import { apiQuery } from '@futurelab/platform/api';

export interface GroupMembership {
  id: string;
  role: 'owner' | 'moderator' | 'member';
  joinedAt: string;
  group: {
    id: string;
    slug: string;
    name: string;
    memberCount: number;
    visibility: 'public' | 'private' | 'pro' | 'secret';
    coverSeed: string;
  };
}

export const myGroupsQuery = apiQuery<GroupMembership[]>('/api/my/groups');

export interface OpenGroup {
  id: string;
  slug: string;
  name: string;
  topic: string;
  visibility: 'public' | 'private' | 'pro';
  memberCount: number;
  coverSeed: string;
}

/** The groups anybody may find. */
export const openGroupsQuery = apiQuery<OpenGroup[]>('/api/groups');
