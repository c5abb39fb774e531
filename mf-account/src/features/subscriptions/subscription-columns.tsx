import { shortDateWithYear } from '@futurelab/platform/format';
import { paths } from '@futurelab/platform/paths';
import { Link } from '@futurelab/platform/router';
import { Badge, Button, VisuallyHidden } from '@futurelab/platform/ui';
import { SUBSCRIPTION_STATES, type SubscriptionEntry } from '../../queries/admin/subscriptions';
import { moneyOf } from '../../shared/model/money';
import type { Column } from '../../shared/staff/staff-table';
import styles from './subscriptions.module.css';

const TONES = { active: 'success', past_due: 'warning', paused: 'warning', canceled: 'neutral' } as const;

const lastPayment = ({ payments: [last] }: SubscriptionEntry): string | null =>
  last
    ? `${moneyOf(last.amount, last.currency)}, ${last.status}${last.discount > 0 ? `, ${moneyOf(last.discount, last.currency)} off` : ''}`
    : null;

export const subscriptionColumns = (
  timeZone: string,
  onOpen: (subscription: SubscriptionEntry) => void,
): Column<SubscriptionEntry>[] => [
  {
    key: 'member',
    label: 'Member',
    isName: true,
    cell: ({ member, email }) => (
      <>
        <Link to={paths.adminMember(member.slug)}>
          <bdi>{member.name}</bdi>
        </Link>
        {email && <bdi className={styles.email}>{email}</bdi>}
      </>
    ),
  },
  {
    key: 'state',
    label: 'Status',
    isShort: true,
    cell: ({ status, isEnding, isTwice }) => (
      <span className={styles.states}>
        <Badge tone={TONES[status]}>{SUBSCRIPTION_STATES[isEnding ? 'ending' : status]}</Badge>
        {isTwice && <Badge tone="warning">{SUBSCRIPTION_STATES.twice}</Badge>}
      </span>
    ),
  },
  {
    key: 'plan',
    label: 'Plan',
    isShort: true,
    cell: ({ period }) => (period === null ? 'Given' : period === 'year' ? 'Paid yearly' : 'Paid monthly'),
  },
  {
    key: 'since',
    label: 'Since',
    isShort: true,
    cell: ({ since }) => <time dateTime={since}>{shortDateWithYear(since, timeZone)}</time>,
  },
  {
    key: 'until',
    label: 'Paid until',
    isShort: true,
    cell: ({ paidUntil, endsAt }) => {
      const until = paidUntil ?? endsAt;
      return until && <time dateTime={until}>{shortDateWithYear(until, timeZone)}</time>;
    },
  },
  { key: 'payment', label: 'Last payment', cell: lastPayment },
  {
    key: 'details',
    label: 'Action',
    isShort: true,
    cell: (subscription) =>
      subscription.provider !== 'granted' && (
        <Button variant="quiet" size="small" onClick={() => onOpen(subscription)}>
          Details<VisuallyHidden> of {subscription.member.name}</VisuallyHidden>
        </Button>
      ),
  },
];
