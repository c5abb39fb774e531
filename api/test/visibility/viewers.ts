/** Who looks. All of them but the newcomer and the member share a secret group with Zenobia, and so have something in common. */
export const VIEWERS = [
  'visitor',
  'newcomer',
  'member',
  'friend',
  'group member',
  'blocked by her',
  'blocker',
  'suspended',
  'moderator',
  'admin',
  'herself',
] as const;
export type Viewer = (typeof VIEWERS)[number];

const except = (viewers: readonly Viewer[], ...left: Viewer[]) =>
  viewers.filter((viewer) => !left.includes(viewer));

export const NOBODY: readonly Viewer[] = [];
export const EVERYBODY: readonly Viewer[] = VIEWERS;
/** Visitors too, as long as nobody can tell who they are. */
export const ALL_BUT_BLOCKED = except(VIEWERS, 'blocked by her', 'blocker');
/** Anyone who is signed in and not across a block. */
export const COMMUNITY = except(ALL_BUT_BLOCKED, 'visitor');
export const OTHERS = except(COMMUNITY, 'herself');
/** People who are with her in the groups. */
export const HER_GROUPS: readonly Viewer[] = ['group member', 'herself'];
export const FRIENDS: readonly Viewer[] = ['friend', 'herself'];
export const HERSELF: readonly Viewer[] = ['herself'];
export const STAFF: readonly Viewer[] = ['moderator', 'admin'];
export const STAFF_AND_HERSELF: readonly Viewer[] = ['moderator', 'admin', 'herself'];
/** Those with whom she has something in common, but for her friend. */
export const ACQUAINTED = except(OTHERS, 'newcomer', 'member', 'friend');
/** A group of the HPC membership is open to people who have it, and to administrators. */
export const HPC: readonly Viewer[] = ['admin', 'herself'];
/** Who is in the conversation with her, and not across a block. */
export const IN_CONVERSATION: readonly Viewer[] = ['friend', 'group member', 'herself'];
