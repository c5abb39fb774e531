import type { AttentionItem, AttentionKind } from '../../queries/admin/overview';

export const KINDS: Record<AttentionKind, { label: string; action: string }> = {
  report: { label: 'Report', action: 'Review' },
  proposal: { label: 'Proposal', action: 'Review' },
  group: { label: 'New group', action: 'Review' },
  enquiry: { label: 'Overdue inquiry', action: 'Reply' },
  paid_twice: { label: 'Paying twice', action: 'View member' },
  past_due: { label: 'Past due', action: 'View member' },
  canary: { label: 'Canary', action: 'View' },
};

/** What it is about, where the api has no title for it. */
export function titleOf({ kind, title, count }: AttentionItem): string {
  if (kind === 'paid_twice') return `${count} active subscriptions`;
  if (kind === 'past_due') return 'Payment failed';
  return title;
}

export const actionFor = ({ kind }: AttentionItem): string => KINDS[kind].action;
