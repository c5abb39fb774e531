import type { CurrentUser } from '../session/session';

const member = (firstName: string, lastName: string, more: Partial<CurrentUser>): CurrentUser => ({
  id: `00000000-0000-4000-8000-0000000000${firstName.length.toString().padStart(2, '0')}`,
  slug: `${firstName}-${lastName}`.toLowerCase(),
  email: `${firstName.toLowerCase()}@futurelab.test`,
  firstName,
  lastName,
  profileImageUrl: null,
  currentRole: null,
  location: null,
  timeZone: 'Europe/Lisbon',
  hasTimeZone: true,
  isAdmin: false,
  isModerator: false,
  isHPCMember: false,
  canHostEvents: false,
  hasCompletedOnboarding: true,
  suspension: null,
  notices: [],
  ...more,
});

/** The development cast, as the api describes them. */
export const ada = member('Ada', 'Lindqvist', { isAdmin: true, isHPCMember: true, canHostEvents: true });
export const maya = member('Maya', 'Okafor', { isHPCMember: true, canHostEvents: true });
export const leo = member('Leo', 'Brandt', {});
export const nia = member('Nia', 'Castellanos', { hasCompletedOnboarding: false });
