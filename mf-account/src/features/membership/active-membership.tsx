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
      <h2 id="membership-held">You have it</h2>
      <p>
        Your HPC membership is open: all premium courses, the private groups, and the monthly live session.
        {data?.nextChargeAt && ` It renews on ${longDate(data.nextChargeAt, timeZone)}.`}
        {data?.state === 'canceled' &&
          data.endsAt &&
          ` It ends on ${longDate(data.endsAt, timeZone)}, and nothing more is charged.`}
        {data?.state === 'past_due' && ' The last payment did not go through.'}
      </p>
      <LinkButton to={paths.accountMembership}>Manage it here</LinkButton>
      <p className={styles.quiet}>
        {data?.isPaid === false
          ? 'FutureLab has given it to you: you pay nothing.'
          : 'What you pay, your receipts and the button that ends it are there.'}{' '}
        Or <Link to={`${paths.courses}?access=pro`}>see the premium courses</Link>.
      </p>
    </section>
  );
}
