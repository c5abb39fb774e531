/** Characters each text may have; the server's limits. */
export const PROFILE_LIMITS = { firstName: 80, lastName: 80, currentRole: 120, location: 120, bio: 2000 };
