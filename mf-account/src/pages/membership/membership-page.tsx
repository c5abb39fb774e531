import { paths } from '@futurelab/platform/paths';
import { useQuery } from '@futurelab/platform/query';
import { Link } from '@futurelab/platform/router';
import { useSession } from '@futurelab/platform/session';
import { QueryBoundary, Section, Skeleton } from '@futurelab/platform/ui';
import { AccountPage } from '../../shared/account/account-page';
import { BillingDetails } from '../../features/billing-details/billing-details';
import { Payments } from '../../features/membership/payments';
import { MembershipStatus } from '../../features/membership/membership-status';
import { myMembershipQuery } from '../../queries/account/membership';

/** A member's own money page: what is paid, when, what was, and how to stop. */
export default function MembershipPage() {
  const { user } = useSession();
  const query = useQuery(myMembershipQuery);
  const timeZone = user?.timeZone ?? 'UTC';
  const isPro = user !== null && (user.isHPCMember || user.isAdmin);
  return (
    <AccountPage
      path={paths.accountMembership}
      title="Membership"
      lead="Your plan, next charge, and receipts."
    >
      <QueryBoundary query={query} what="your membership" skeleton={<Skeleton lines={6} />}>
        {(membership) => <MembershipStatus membership={membership} timeZone={timeZone} />}
      </QueryBoundary>
      <Section title="Mentorship">
        <p>
          Meet a mentor one on one, once a month with Pro.{' '}
          <Link to={paths.mentorship}>{isPro ? 'Ask a mentor' : 'See how it works'}</Link>
        </p>
      </Section>
      <Payments timeZone={timeZone} />
      <BillingDetails />
    </AccountPage>
  );
}
