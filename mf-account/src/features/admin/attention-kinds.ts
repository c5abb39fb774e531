import { pluralize } from '@futurelab/platform/format';
import type { AttentionItem, AttentionKind } from '../../queries/admin/overview';
import { queueName } from '../../shared/staff/queue-name';

export const KINDS: Record<AttentionKind, { label: string; action: string }> = {
  report: { label: 'Report', action: 'Review' },
  proposal: { label: 'Proposal', action: 'Review' },
  group: { label: 'New group', action: 'Review' },
  enquiry: { label: 'Overdue inquiry', action: 'Reply' },
  paid_twice: { label: 'Paying twice', action: 'View subscriptions' },
  past_due: { label: 'Past due', action: 'View subscriptions' },
  price: { label: 'Price', action: 'View price' },
  newsletter: { label: 'Newsletter not delivered', action: 'View' },
  course_schedule: { label: 'Course not published', action: 'View' },
  mentor_request: { label: 'Overdue mentor request', action: 'Answer' },
  failed_email: { label: 'Failed emails', action: 'View' },
  failed_job: { label: 'Failed jobs', action: 'View' },
  canary: { label: 'Canary', action: 'View' },
};

/** What it is about, where the api has no title for it. */
export function titleOf({ kind, title, count }: AttentionItem): string {
  if (kind === 'paid_twice') return `${count} active subscriptions`;
  if (kind === 'past_due') return 'Payment failed';
  if (kind === 'price') return 'The provider’s price isn’t $97 a month';
  if (kind === 'failed_email' || kind === 'failed_job') return queueName(title);
  return title;
}

/** How many, where several stand in one row and its title does not say so. */
export function countOf({ kind, count }: AttentionItem): string | null {
  if (kind === 'report' && count > 1) return pluralize(count, 'report');
  if (kind === 'newsletter') return pluralize(count, 'email');
  if (kind === 'failed_email') return pluralize(count, 'email');
  if (kind === 'failed_job') return pluralize(count, 'job');
  return null;
}

export const actionFor = ({ kind }: AttentionItem): string => KINDS[kind].action;
