import type { GroupDetail, GroupSummary } from '../../queries/groups';

/** Label and explanation of each group visibility. */
export const VISIBILITIES: Record<GroupSummary['visibility'], { label: string; explanation: string }> = {
  public: { label: 'Open', explanation: 'Any member can join and read.' },
  private: { label: 'By request', explanation: 'Ask to join. A moderator approves requests.' },
  pro: { label: 'Pro', explanation: 'Any Pro member can join.' },
  secret: { label: 'Secret', explanation: 'Only members can see this group.' },
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
      label: 'Leave group',
      note: `You’re ${roleLabel(group.membership.role)} of this group.`,
    };
  if (group.joinRequested)
    return {
      kind: 'withdraw',
      label: 'Withdraw request',
      note: 'Request sent. We’ll notify you when it’s reviewed.',
    };
  if (group.isArchived) return { kind: 'none', note: 'This group is archived and read-only.' };
  if (group.visibility === 'pro' && !isHPCMember)
    return { kind: 'upgrade', label: 'Join Pro to take part', note: VISIBILITIES.pro.explanation };
  if (group.visibility === 'private')
    return { kind: 'ask', label: 'Ask to join', note: VISIBILITIES.private.explanation };
  return { kind: 'join', label: 'Join group', note: 'Free to join. Leave anytime.' };
}

const roleLabel = (role: 'owner' | 'moderator' | 'member'): string =>
  role === 'owner' ? 'an owner' : `a ${role}`;
