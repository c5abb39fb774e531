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
        <h2 id="outcome">Looking for your payment</h2>
        <p role="status" className={styles.waiting}>
          <Spinner /> We ask the payment provider, for at most half a minute. You need not do anything.
        </p>
        <noscript>
          <p>
            Reload this page in a moment to see how it stands. Reloading charges nothing, and you hear of it
            by mail, too.
          </p>
        </noscript>
      </section>
    );
  return (
    <section className={styles.state} aria-labelledby="outcome">
      <h2 id="outcome">
        {data.state === 'past_due'
          ? 'The last payment did not go through'
          : 'Your membership is not open yet'}
      </h2>
      <p>
        {data.state === 'past_due'
          ? 'So Pro is closed for now. Everything you made is kept, and opens again with the next payment that arrives.'
          : 'No payment has arrived for your account. If you have paid, it opens by itself as soon as the provider tells us, and you hear of it by mail. If not, nothing was charged.'}
      </p>
      <p role="status" className={styles.quiet}>
        Looked up at {clockTime(new Date(dataUpdatedAt).toISOString(), timeZone)}. Looking again charges
        nothing.
      </p>
      <div className={styles.actions}>
        <Button onClick={retry}>Look again</Button>
        <Link to={data.state === 'past_due' ? paths.accountMembership : paths.joinPro}>
          {data.state === 'past_due' ? 'Change the card' : 'Back to the membership'}
        </Link>
        <Link to={paths.contact}>Write to us about it</Link>
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
      <h2 id="outcome">Your membership is open</h2>
      <p>
        All premium courses, the private groups, the monthly live session and the Synergizer are yours
        {until ? `, paid until ${longDate(until, timeZone)}` : ''}.
      </p>
      {place && (
        <p>
          <LinkButton to={place.to}>Back to {place.title}</LinkButton>
        </p>
      )}
      <p>Three good first steps:</p>
      <ol className={styles.steps}>
        {steps.map(({ title, to, text }) => (
          <li key={to}>
            <Link to={to}>{title}</Link>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <p className={styles.quiet}>
        <Link to={paths.accountMembership}>See or change your membership</Link>
      </p>
    </section>
  );
}

/** For visitors: whose membership it is, is known only after signing in. */
export const OutcomeForVisitor = ({ returnTo }: { returnTo: string }) => (
  <EmptyState
    title="Sign in to see how it stands"
    action={<LinkButton to={paths.signIn(returnTo)}>Sign in</LinkButton>}
  >
    A membership belongs to an account. You come straight back here.
  </EmptyState>
);
