import { apiListQuery, apiQuery } from '@futurelab/platform/api';

/** A card of the directory. Visitors get neither id nor name. */
export interface MemberCard {
  id: string | null;
  slug?: string | null;
  name: string | null;
  currentRole: string | null;
  location: string | null;
  profileImageUrl?: string | null;
  skills?: string[];
  joinedAt: string;
}

export interface MemberHighlight {
  user: {
    id: string;
    slug: string;
    firstName: string | null;
    lastName: string | null;
    email: string | null;
    profileImageUrl: string | null;
    currentRole: string | null;
    location: string | null;
  };
  commonalities: string[];
}

const PAGE_SIZE = 24;

/** One page of the directory, narrowed to `q`; `cursor` as the page before gave it. */
export const membersQuery = (q: string, cursor?: string) => {
  const params = new URLSearchParams();
  if (q) params.set('q', q);
  params.set('limit', String(PAGE_SIZE));
  if (cursor) params.set('cursor', cursor);
  return apiListQuery<MemberCard>(`/api/members?${params}`);
};
export const memberHighlightQuery = apiQuery<MemberHighlight | null>('/api/member-highlight');
