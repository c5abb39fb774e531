import { apiQuery } from '@futurelab/platform/api';

/** What a member lets the reader see: hidden fields are null or empty. */
export interface MemberProfile {
  id: string;
  slug: string;
  name: string;
  currentRole: string | null;
  location: string | null;
  bio: string | null;
  links: { label: string; url: string }[];
  skills: string[];
  helpsWith: string[];
  lookingFor: string[];
  profileImageUrl: string | null;
  /** Public groups only. */
  groups: { slug: string; name: string }[];
  finishedCourses: { slug: string; title: string }[];
  joinedAt: string;
  timeZone: string | null;
  email: string | null;
}

/** A member by id or slug. */
export const memberQuery = (member: string) =>
  apiQuery<MemberProfile>('/api/members', encodeURIComponent(member));
