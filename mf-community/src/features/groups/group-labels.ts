import type { GroupDetail, GroupSummary } from '../../queries/groups';

/** Label and explanation of each group visibility. */
export const VISIBILITIES: Record<GroupSummary['visibility'], { label: string; explanation: string }> = {
  public: { label: 'Open', explanation: 'Any member can join and read.' },
  private: { label: 'By request', explanation: 'You ask to join, and somebody in the group lets you in.' },
  pro: { label: 'Pro', explanation: 'Open to everybody with a Pro membership.' },
  secret: { label: 'Secret', explanation: 'Only the people in it know of it.' },
};

/** Its owners change a group, and administrators any that they see. */
export const mayEdit = (
  { membership }: Pick<GroupDetail, 'membership'>,
  user: { isAdmin: boolean } | null,
): boolean => membership?.role === 'owner' || user?.isAdmin === true;

/** Its owners and moderators look after who is in it, and administrators do. */
export const canManageMembers = (
  { membership }: Pick<GroupDetail, 'membership'>,
  user: { isAdmin: boolean } | null,
): boolean => (membership !== null && membership.role !== 'member') || user?.isAdmin === true;

export type GroupAction =
  | { kind: 'join' | 'ask' | 'leave' | 'withdraw'; label: string; note: string }
  | { kind: 'upgrade'; label: string; note: string }
  | { kind: 'none'; note: string };

/** The one thing a member can do about being in a group. */
export function groupAction(
  group: Pick<GroupDetail, 'visibility' | 'membership' | 'joinRequested' | 'isArchived'>,
  isHPCMember: boolean,
): GroupAction {
  if (group.membership)
    return {
      kind: 'leave',
      label: 'Leave the group',
      note: `You are in this group as ${roleLabel(group.membership.role)}.`,
    };
  if (group.joinRequested)
    return {
      kind: 'withdraw',
      label: 'Take back the request',
      note: 'You asked to join. Somebody in the group will answer.',
    };
  if (group.isArchived)
    return { kind: 'none', note: 'This group is archived: it can be read, and takes nothing new.' };
  if (group.visibility === 'pro' && !isHPCMember)
    return { kind: 'upgrade', label: 'Join Pro to take part', note: VISIBILITIES.pro.explanation };
  if (group.visibility === 'private')
    return { kind: 'ask', label: 'Ask to join', note: VISIBILITIES.private.explanation };
  return { kind: 'join', label: 'Join the group', note: 'It costs nothing, and you can leave at any time.' };
}

const roleLabel = (role: 'owner' | 'moderator' | 'member'): string =>
  role === 'owner' ? 'an owner' : `a ${role}`;
