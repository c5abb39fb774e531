import { apiQuery } from '@futurelab/platform/api';

export interface MemberHighlight {
  user: {
    id: string;
    slug: string;
    firstName: string | null;
    lastName: string | null;
    /** Null unless the member has made the address visible. */
    email: string | null;
    profileImageUrl: string | null;
    currentRole: string | null;
    location: string | null;
  };
  commonalities: string[];
}

export const memberHighlightQuery = apiQuery<MemberHighlight | null>('/api/member-highlight');
