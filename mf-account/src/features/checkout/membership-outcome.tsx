import { clockTime, longDate } from '@futurelab/platform/format';
import { paths } from '@futurelab/platform/paths';
import { useQuery, useQueryClient } from '@futurelab/platform/query';
import { Link } from '@futurelab/platform/router';
import { Button, EmptyState, ErrorState, LinkButton, Skeleton } from '@futurelab/platform/ui';
import { myMembershipQuery } from '../../queries/membership';
import styles from './checkout.module.css';

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

/** How the membership stands by what is stored, never by how somebody came here; reading it again is harmless. */
export function MembershipOutcome({ timeZone, steps }: MembershipOutcomeProps) {
  const client = useQueryClient();
  const { data, isPending, isError, isFetching, refetch, dataUpdatedAt } = useQuery(myMembershipQuery);
  const lookAgain = async () => {
    const { data: now } = await refetch();
    // The header and every other page say who is a member, too.
    if (now?.tier === 'hpc') void client.invalidateQueries();
  };
  if (isPending) return <Skeleton lines={6} />;
  if (isError) return <ErrorState onRetry={() => void refetch()} retrying={isFetching} />;
  if (data.tier === 'hpc') return <Open until={data.currentPeriodEnd} timeZone={timeZone} steps={steps} />;
  return (
    <section className={styles.state} aria-labelledby="outcome">
      <h2 id="outcome">
        {data.status === 'past_due'
          ? 'The last payment did not go through'
          : 'Your membership is not open yet'}
      </h2>
      <p>
        {data.status === 'past_due'
          ? 'So Pro is closed for now. Everything you made is kept, and opens again with the next payment that arrives.'
          : 'No payment is on record for your account. If you have just agreed to one, a person opens the membership within a working day, and you hear of it by mail.'}
      </p>
      <p role="status" className={styles.quiet}>
        Looked up at {clockTime(new Date(dataUpdatedAt).toISOString(), timeZone)}. Looking again charges
        nothing.
      </p>
      <div className={styles.actions}>
        <Button onClick={() => void lookAgain()} busy={isFetching}>
          Look again
        </Button>
        <Link to={paths.contact}>Write to us about it</Link>
      </div>
    </section>
  );
}

function Open({ until, timeZone, steps }: { until: string | null; timeZone: string; steps: FirstStep[] }) {
  return (
    <section className={styles.state} aria-labelledby="outcome">
      <h2 id="outcome">Your membership is open</h2>
      <p>
        All premium courses, the private groups, the monthly live session and the Synergizer are yours
        {until ? `, paid until ${longDate(until, timeZone)}` : ''}. Three good first steps:
      </p>
      <ol className={styles.steps}>
        {steps.map(({ title, to, text }) => (
          <li key={to}>
            <Link to={to}>{title}</Link>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <p className={styles.quiet}>
        <Link to={paths.subscribe}>See or change your membership</Link>
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
