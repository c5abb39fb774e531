import { Tabs } from '@futurelab/platform/components/tabs';
import { paths } from '@futurelab/platform/paths';
import { useInfiniteQuery, useQuery } from '@futurelab/platform/query';
import { useSearchParams } from '@futurelab/platform/router';
import { useSession } from '@futurelab/platform/session';
import { LinkButton } from '@futurelab/platform/ui';
import { useState } from 'react';
import { CouponList } from '../../features/coupons/coupon-list';
import { ProviderLine } from '../../features/subscriptions/provider-line';
import { subscriptionColumns } from '../../features/subscriptions/subscription-columns';
import { SubscriptionDialog } from '../../features/subscriptions/subscription-dialog';
import {
  BILLING_PERIODS,
  paymentProviderQuery,
  SUBSCRIPTION_PLANS,
  SUBSCRIPTION_STATES,
  subscriptionsFile,
  subscriptionsQuery,
  type SubscriptionEntry,
} from '../../queries/admin/subscriptions';
import { allOrOne } from '../../shared/staff/list/all-or-one';
import type { Filter } from '../../shared/staff/list/list-form';
import { StaffList } from '../../shared/staff/list/staff-list';
import { StaffPage } from '../../shared/staff/staff-page';

const FILTERS: Filter[] = [
  { name: 'query', label: 'Name or email' },
  { name: 'state', label: 'Status', options: allOrOne(SUBSCRIPTION_STATES) },
  { name: 'plan', label: 'Plan', options: allOrOne(SUBSCRIPTION_PLANS) },
  { name: 'period', label: 'Billing', options: allOrOne(BILLING_PERIODS) },
  { name: 'startedFrom', label: 'Started from', type: 'date' },
  { name: 'startedTo', label: 'Started to', type: 'date' },
  { name: 'endedFrom', label: 'Ended from', type: 'date' },
  { name: 'endedTo', label: 'Ended to', type: 'date' },
];

/** Who has Pro, what they paid, and what is done about it at the payment provider. */
export default function SubscriptionsPage() {
  const { user } = useSession();
  const [params] = useSearchParams();
  const isCodes = params.get('view') === 'codes';
  return (
    <StaffPage
      path={paths.adminSubscriptions}
      title="Subscriptions"
      lead="Pro that members pay for, and Pro that FutureLab gave."
      actions={
        !isCodes && (
          <LinkButton to={subscriptionsFile(params)} variant="secondary" download>
            Export CSV
          </LinkButton>
        )
      }
    >
      <Tabs
        label="Subscriptions and promotion codes"
        tabs={[
          { label: 'Subscriptions', to: paths.adminSubscriptions, current: !isCodes },
          { label: 'Promotion codes', to: `${paths.adminSubscriptions}?view=codes`, current: isCodes },
        ]}
      />
      {isCodes ? <CouponList /> : <Subscriptions params={params} timeZone={user?.timeZone ?? 'UTC'} />}
    </StaffPage>
  );
}

function Subscriptions({ params, timeZone }: { params: URLSearchParams; timeZone: string }) {
  const provider = useQuery(paymentProviderQuery);
  const [opened, setOpened] = useState<SubscriptionEntry | null>(null);
  return (
    <>
      {provider.data && <ProviderLine status={provider.data} />}
      <StaffList
        label="Subscriptions"
        columns={subscriptionColumns(timeZone, setOpened)}
        orderedBy="since"
        filters={FILTERS}
        pages={useInfiniteQuery(subscriptionsQuery(params))}
        keyOf={({ id }) => id}
      />
      {opened && (
        <SubscriptionDialog
          key={opened.id}
          subscription={opened}
          timeZone={timeZone}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}
