import type { Notice } from '../notices/notice.dto.js';

/** Who is asking: the signed-in person as every route sees them, resolved by one statement per request. */
export interface Member {
  id: string;
  sessionId: string;
  /** Whether they have signed in, or confirmed that it is them, in the last 15 minutes. */
  isRecentlyAuthenticated: boolean;
  /** Whether this is the site itself, which looks at its pages as they are for this member. */
  readsOnly: boolean;
  slug: string;
  email: string | null;
  firstName: string | null;
  lastName: string | null;
  profileImageUrl: string | null;
  currentRole: string | null;
  location: string | null;
  /** IANA name. */
  timeZone: string;
  /** Whether the zone was chosen, or came from their browser. */
  hasTimeZone: boolean;
  isAdmin: boolean;
  isModerator: boolean;
  /** Whether an HPC subscription is active now. */
  isHPCMember: boolean;
  /** Whether an administrator lets them host events outside of groups. */
  isEventHost: boolean;
  hasCompletedOnboarding: boolean;
  /** They may read and not write; `until` is an instant, or null while nobody has said how long. */
  suspension: { until: string | null } | null;
  /** What features say to them on every page. */
  notices: Notice[];
}

/** Whether HPC content is open to them: members of the HPC tier, and staff. */
export const isPro = (member: Member | null): boolean =>
  member !== null && (member.isHPCMember || member.isAdmin);

/** Whether they may host events outside of groups. */
export const canHostEvents = (member: Member): boolean => isPro(member) || member.isEventHost;

/** Whether they look after the whole community: moderators and administrators. */
export const isStaff = (member: Member): boolean => member.isModerator || member.isAdmin;
