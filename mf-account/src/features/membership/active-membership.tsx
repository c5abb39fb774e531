import { longDate } from '@futurelab/platform/format';
import { paths } from '@futurelab/platform/paths';
import { useQuery } from '@futurelab/platform/query';
import { Link } from '@futurelab/platform/router';
import { LinkButton } from '@futurelab/platform/ui';
import { myMembershipQuery } from '../../queries/account/membership';
import styles from './membership.module.css';

interface MembershipHeldProps {
  /** IANA zone of the member. */
  timeZone: string;
}

/** For members who have it already: until when, and where to manage it. */
export function ActiveMembership({ timeZone }: MembershipHeldProps) {
  const { data } = useQuery(myMembershipQuery);
  return (
    <section className={styles.held} aria-labelledby="membership-held">
      <h2 id="membership-held">You have FutureLab Pro</h2>
      <p>
        You have all premium courses, the private groups, and the monthly live session.
        {data?.nextChargeAt && ` It renews on ${longDate(data.nextChargeAt, timeZone)}.`}
        {data?.state === 'canceled' &&
          data.endsAt &&
          ` It ends on ${longDate(data.endsAt, timeZone)}, and you won’t be charged again.`}
        {data?.state === 'past_due' && ' Your last payment failed.'}
      </p>
      <LinkButton to={paths.accountMembership}>Manage membership</LinkButton>
      <p className={styles.quiet}>
        {data?.isPaid === false
          ? 'FutureLab gave it to you, free of charge.'
          : 'View receipts or cancel any time.'}{' '}
        <Link to={`${paths.courses}?access=pro`}>See premium courses</Link>
      </p>
    </section>
  );
}
