import { shortDateWithYear } from '@futurelab/platform/format';
import { Button, Section, VisuallyHidden } from '@futurelab/platform/ui';
import type { MemberRecord } from '../../queries/admin/members/member-record';
import { moneyOf } from '../../shared/model/money';
import { StaffTable, type Column } from '../../shared/staff/staff-table';
import styles from './member-record.module.css';
import type { PartProps } from './part';

type MemberMoney = NonNullable<MemberRecord['money']>;
type Subscription = MemberMoney['subscriptions'][number];
type Payment = MemberMoney['payments'][number];

const STATUSES: Record<Subscription['status'], string> = {
  active: 'Active',
  past_due: 'Past due',
  paused: 'Paused',
  canceled: 'Canceled',
};

const PAYMENTS: Record<Payment['status'], string> = {
  paid: 'Paid',
  failed: 'Failed',
  refunded: 'Refunded',
  disputed: 'Disputed',
};

const subscriptionColumns = (timeZone: string): Column<Subscription>[] => [
  {
    key: 'plan',
    label: 'Membership',
    isName: true,
    cell: ({ isGranted }) => (isGranted ? 'Pro, given by FutureLab' : 'Pro, paid'),
  },
  {
    key: 'status',
    label: 'Status',
    cell: ({ isOpen, isGranted, status }) => (isOpen || !isGranted ? STATUSES[status] : 'Ended'),
  },
  { key: 'since', label: 'Since', cell: ({ since }) => shortDateWithYear(since, timeZone) },
  {
    key: 'end',
    label: 'Ends',
    cell: ({ endsAt }) => (endsAt ? shortDateWithYear(endsAt, timeZone) : 'No end date'),
  },
];

const paymentColumns = (timeZone: string): Column<Payment>[] => [
  {
    key: 'date',
    label: 'Date',
    isName: true,
    cell: ({ occurredAt }) => shortDateWithYear(occurredAt, timeZone),
  },
  { key: 'amount', label: 'Amount', cell: ({ amount, currency }) => moneyOf(amount, currency) },
  { key: 'status', label: 'Status', cell: ({ status }) => PAYMENTS[status] },
  {
    key: 'receipt',
    label: 'Receipt',
    cell: ({ receiptUrl, occurredAt }) =>
      receiptUrl && (
        <a href={receiptUrl}>
          Open<VisuallyHidden> the receipt of {shortDateWithYear(occurredAt, timeZone)}</VisuallyHidden>
        </a>
      ),
  },
];

/** Memberships and payments; Pro is given and ended here. */
export function Money({
  money: { subscriptions, payments },
  timeZone,
  onAct,
}: PartProps & { money: MemberMoney }) {
  const grant = subscriptions.find(({ isGranted, isOpen }) => isGranted && isOpen);
  return (
    <Section title="Membership and payments">
      {subscriptions.length === 0 ? (
        <p className={styles.quiet}>No Pro membership so far.</p>
      ) : (
        <StaffTable
          label="Memberships"
          columns={subscriptionColumns(timeZone)}
          rows={subscriptions}
          keyOf={({ id }) => id}
        />
      )}
      {payments.length > 0 && (
        <div className={styles.payments}>
          <StaffTable
            label="Payments"
            columns={paymentColumns(timeZone)}
            rows={payments}
            keyOf={({ id }) => id}
          />
        </div>
      )}
      <div className={styles.actions}>
        <Button variant="secondary" size="small" onClick={() => onAct('grant')}>
          {grant ? 'Change end date' : 'Give Pro'}
        </Button>
        {grant && (
          <Button variant="secondary" size="small" onClick={() => onAct('end-grant')}>
            End Pro
          </Button>
        )}
      </div>
    </Section>
  );
}
