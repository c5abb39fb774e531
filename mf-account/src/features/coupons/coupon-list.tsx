import { formatNumber, pluralize, shortDateWithYear } from '@futurelab/platform/format';
import { useQuery } from '@futurelab/platform/query';
import { Badge, Button, QueryBoundary, Skeleton, VisuallyHidden } from '@futurelab/platform/ui';
import { useState } from 'react';
import { couponEndMutation, couponsQuery, type Coupon } from '../../queries/admin/coupons';
import { moneyOf } from '../../shared/model/money';
import { ReasonDialog } from '../../shared/staff/reason/reason-dialog';
import { StaffTable, type Column } from '../../shared/staff/staff-table';
import { CouponDialog } from './coupon-dialog';
import styles from './coupons.module.css';

const discountOf = ({ percentOff, amountOff, currency }: Coupon): string =>
  percentOff === null ? `${moneyOf(amountOff!, currency ?? 'usd')} off` : `${percentOff}% off`;

function durationOf({ duration, months }: Coupon): string {
  if (duration === 'once') return 'First payment';
  return duration === 'forever' ? 'Every payment' : pluralize(months!, 'month');
}

const columnsOf = (onEnd: (coupon: Coupon) => void): Column<Coupon>[] => [
  { key: 'code', label: 'Code', isName: true, cell: ({ code }) => <code>{code}</code> },
  { key: 'discount', label: 'Discount', cell: discountOf },
  { key: 'duration', label: 'For', cell: durationOf },
  {
    key: 'uses',
    label: 'Uses',
    isShort: true,
    cell: ({ uses, maxUses }) =>
      maxUses === null ? formatNumber(uses) : `${formatNumber(uses)} of ${formatNumber(maxUses)}`,
  },
  {
    key: 'expires',
    label: 'Last day',
    isShort: true,
    cell: ({ expiresAt }) =>
      expiresAt && <time dateTime={expiresAt}>{shortDateWithYear(expiresAt, 'UTC')}</time>,
  },
  {
    key: 'state',
    label: 'Status',
    isShort: true,
    cell: ({ isActive }) => (
      <Badge tone={isActive ? 'success' : 'neutral'}>{isActive ? 'Active' : 'Ended'}</Badge>
    ),
  },
  {
    key: 'action',
    label: 'Action',
    isShort: true,
    cell: (coupon) =>
      coupon.isActive && (
        <Button variant="quiet" size="small" onClick={() => onEnd(coupon)}>
          End<VisuallyHidden> {coupon.code}</VisuallyHidden>
        </Button>
      ),
  },
];

/** The promotion codes of the payment provider, and what is done about them. */
export function CouponList() {
  const query = useQuery(couponsQuery);
  const [ended, setEnded] = useState<Coupon | null>(null);
  const [isCreating, setCreating] = useState(false);
  return (
    <>
      <Button className={styles.create} onClick={() => setCreating(true)}>
        New code
      </Button>
      <QueryBoundary query={query} what="the promotion codes" skeleton={<Skeleton lines={5} />}>
        {(coupons) =>
          coupons.length === 0 ? (
            <p>No promotion codes yet.</p>
          ) : (
            <StaffTable
              label="Promotion codes"
              columns={columnsOf(setEnded)}
              rows={coupons}
              keyOf={({ id }) => id}
            />
          )
        }
      </QueryBoundary>
      {isCreating && <CouponDialog onClose={() => setCreating(false)} />}
      {ended && (
        <ReasonDialog
          place={`coupon-end-${ended.id}`}
          title={`End ${ended.code}`}
          description="Nobody can enter it any more. Members who have the discount keep it."
          action="End code"
          isDanger
          mutation={couponEndMutation(ended.id)}
          success="Code ended"
          onClose={() => setEnded(null)}
        />
      )}
    </>
  );
}
