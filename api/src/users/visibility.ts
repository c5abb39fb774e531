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
  groups: 'members',
  finishedCourses: 'members',
} as const satisfies Record<string, Audience>;

export type ProfileField = keyof typeof DEFAULT_VISIBILITY;
export type VisibilitySettings = Partial<Record<ProfileField, Audience>>;

/** Whether somebody standing as near as `viewer` may see `field`. */
export function isVisible(field: ProfileField, settings: VisibilitySettings, viewer: Audience): boolean {
  return AUDIENCES.indexOf(settings[field] ?? DEFAULT_VISIBILITY[field]) >= AUDIENCES.indexOf(viewer);
}
