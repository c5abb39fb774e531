import { longDate } from '@futurelab/platform/format';
import { paths } from '@futurelab/platform/paths';
import { useQuery } from '@futurelab/platform/query';
import { Link } from '@futurelab/platform/router';
import { LinkButton } from '@futurelab/platform/ui';
import { myMembershipQuery } from '../../queries/membership';
import styles from './membership.module.css';

interface MembershipHeldProps {
  /** IANA zone of the member. */
  timeZone: string;
}

/** For members who have it already: until when, and what to do with it. */
export function MembershipHeld({ timeZone }: MembershipHeldProps) {
  const { data } = useQuery(myMembershipQuery);
  const end = data?.currentPeriodEnd;
  return (
    <section className={styles.held} aria-labelledby="membership-held">
      <h2 id="membership-held">You have it</h2>
      <p>
        Your HPC membership is open: all premium courses, the private groups, and the monthly live session.
        {end &&
          (data.status === 'canceled'
            ? ` It ends on ${longDate(end, timeZone)}, and nothing more is charged.`
            : ` It renews on ${longDate(end, timeZone)}.`)}
      </p>
      <LinkButton to={`${paths.courses}?access=pro`}>See the premium courses</LinkButton>
      <p className={styles.quiet}>
        To change or end it, <Link to={paths.contact}>write to us</Link>. It stays open until the month you
        paid for is over.
      </p>
    </section>
  );
}
