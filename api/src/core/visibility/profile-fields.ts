/** Who may see a field of a profile. */
export const AUDIENCES = ['me', 'friends', 'members', 'public'] as const;
export type Audience = (typeof AUDIENCES)[number];

/** What applies until a person chooses otherwise. The name is always visible to members. */
export const DEFAULT_VISIBILITY = {
  email: 'me',
  location: 'members',
  timeZone: 'members',
  bio: 'public',
  links: 'members',
  skills: 'public',
  helpsWith: 'members',
  lookingFor: 'members',
  interests: 'members',
  groups: 'members',
  finishedCourses: 'members',
  achievements: 'members',
  /** First name, role and picture among the members that visitors meet; only `public` shows them. */
  membersPage: 'members',
} as const satisfies Record<string, Audience>;

export type ProfileField = keyof typeof DEFAULT_VISIBILITY;
export type VisibilitySettings = Partial<Record<ProfileField, Audience>>;

/** What differs from the defaults. */
export function differences(settings: VisibilitySettings): VisibilitySettings {
  const chosen = Object.entries(settings) as [ProfileField, Audience | undefined][];
  return Object.fromEntries(
    chosen.filter(([field, audience]) => audience !== undefined && audience !== DEFAULT_VISIBILITY[field]),
  );
}
