import { clockTime, longDate } from '@futurelab/platform/format';
import { paths } from '@futurelab/platform/paths';
import { useQuery } from '@futurelab/platform/query';
import { Link } from '@futurelab/platform/router';
import { Button, EmptyState, ErrorState, LinkButton, Skeleton, Spinner } from '@futurelab/platform/ui';
import { myMembershipQuery, type Membership } from '../../queries/account/membership';
import { useReturnPlace } from '../../shared/model/use-return-place';
import styles from './checkout.module.css';
import { useProvisioning } from './use-provisioning';

export interface FirstStep {
  title: string;
  to: string;
  text: string;
}

interface MembershipOutcomeProps {
  /** IANA zone of the member. */
  timeZone: string;
  /** Three things to do with what is open now. */
  steps: FirstStep[];
}

/** How the membership stands by what is stored, never by how the member came here; reading it again is harmless. */
export function MembershipOutcome({ timeZone, steps }: MembershipOutcomeProps) {
  const { data, isPending, isError, isFetching, refetch, dataUpdatedAt } = useQuery(myMembershipQuery);
  const { isWaiting, retry } = useProvisioning(data?.plan === 'free');
  if (isPending) return <Skeleton lines={6} />;
  if (isError && !data) return <ErrorState onRetry={() => void refetch()} retrying={isFetching} />;
  if (data.plan === 'pro') return <Open membership={data} timeZone={timeZone} steps={steps} />;
  if (isWaiting)
    return (
      <section className={styles.state} aria-labelledby="outcome">
        <h2 id="outcome">Confirming your payment</h2>
        <p role="status" className={styles.waiting}>
          <Spinner /> This can take up to 30 seconds. You don’t need to do anything.
        </p>
        <noscript>
          <p>Reload this page in a moment. You won’t be charged again, and we’ll email you, too.</p>
        </noscript>
      </section>
    );
  return (
    <section className={styles.state} aria-labelledby="outcome">
      <h2 id="outcome">
        {data.state === 'past_due' ? 'Your last payment failed' : 'FutureLab Pro isn’t active yet'}
      </h2>
      <p>
        {data.state === 'past_due'
          ? 'Pro is off for now. Everything you made is safe, and Pro comes back with your next successful payment.'
          : 'We haven’t received a payment. If you paid, Pro turns on automatically and we’ll email you. If not, nothing was charged.'}
      </p>
      <p role="status" className={styles.quiet}>
        Checked at {clockTime(new Date(dataUpdatedAt).toISOString(), timeZone)}. Checking again won’t charge
        you.
      </p>
      <div className={styles.actions}>
        <Button onClick={retry}>Check again</Button>
        <Link to={data.state === 'past_due' ? paths.accountMembership : paths.joinPro}>
          {data.state === 'past_due' ? 'Update card' : 'Back to FutureLab Pro'}
        </Link>
        <Link to={paths.contact}>Contact us</Link>
      </div>
    </section>
  );
}

function Open({
  membership: { nextChargeAt, endsAt, returnTo },
  timeZone,
  steps,
}: MembershipOutcomeProps & { membership: Membership }) {
  const until = nextChargeAt ?? endsAt;
  const place = useReturnPlace(returnTo);
  return (
    <section className={styles.state} aria-labelledby="outcome">
      <h2 id="outcome">FutureLab Pro is active</h2>
      <p>
        You now have all premium courses, the private groups, the monthly live session and the Synergizer
        {until ? `, paid until ${longDate(until, timeZone)}` : ''}.
      </p>
      {place && (
        <p>
          <LinkButton to={place.to}>Back to {place.title}</LinkButton>
        </p>
      )}
      <p>Where to start:</p>
      <ol className={styles.steps}>
        {steps.map(({ title, to, text }) => (
          <li key={to}>
            <Link to={to}>{title}</Link>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <p className={styles.quiet}>
        <Link to={paths.accountMembership}>Manage membership</Link>
      </p>
    </section>
  );
}

/** For visitors: whose membership it is, is known only after signing in. */
export const OutcomeForVisitor = ({ returnTo }: { returnTo: string }) => (
  <EmptyState
    title="Sign in to see your membership"
    action={<LinkButton to={paths.signIn(returnTo)}>Sign in</LinkButton>}
  >
    You’ll come back to this page.
  </EmptyState>
);
