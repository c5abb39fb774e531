import { longDateWithYear } from '@futurelab/platform/format';
import { paths } from '@futurelab/platform/paths';
import { Link } from '@futurelab/platform/router';
import { classNames, LinkButton } from '@futurelab/platform/ui';
import type { ReactNode } from 'react';
import type { Membership } from '../../queries/account/membership';
import { CancellationForm } from './cancellation-form';
import { PortalForm } from './portal-form';
import { PRICE } from './price';
import styles from './membership-status.module.css';

interface StatusProps {
  membership: Membership;
  /** IANA zone of the member. */
  timeZone: string;
}

/** What is paid, when next, and what happens on leaving: one view for each way a membership can stand. */
export function MembershipStatus({ membership, timeZone }: StatusProps) {
  const { plan, state, isPaid } = membership;
  if (plan === 'pro' && !isPaid) return <ComplimentaryMembership />;
  if (state === 'paused') return <Paused membership={membership} timeZone={timeZone} />;
  if (state === 'past_due') return <PastDue membership={membership} timeZone={timeZone} />;
  if (plan === 'free') return <Free membership={membership} timeZone={timeZone} />;
  return state === 'canceled' ? (
    <Leaving membership={membership} timeZone={timeZone} />
  ) : (
    <Active membership={membership} timeZone={timeZone} />
  );
}

function Active({ membership: { since, nextChargeAt, hasPortal }, timeZone }: StatusProps) {
  const next = nextChargeAt ? longDateWithYear(nextChargeAt, timeZone) : null;
  return (
    <Panel title="FutureLab Pro is open">
      <Lines>
        <Line term="You pay">{PRICE} a month</Line>
        {next && <Line term="Next charge">{next}</Line>}
        {since && <Line term="Since">{longDateWithYear(since, timeZone)}</Line>}
        <Line term="If you cancel today">
          Nothing more is charged. Pro stays open
          {next ? ` until ${next}` : ' until what you paid for is over'}, and until then one press takes it
          back. After that you go on as a free member, with everything you made.
        </Line>
      </Lines>
      <div className={styles.actions}>
        <CancellationForm action="cancel">Cancel the membership</CancellationForm>
        {hasPortal && <PortalForm>Change the card</PortalForm>}
      </div>
    </Panel>
  );
}

function Leaving({ membership: { endsAt, hasPortal }, timeZone }: StatusProps) {
  const end = endsAt ? longDateWithYear(endsAt, timeZone) : 'the end of what you paid for';
  return (
    <Panel title="You have canceled FutureLab Pro">
      <Lines>
        <Line term="You pay">Nothing more</Line>
        <Line term="Open until">{end}</Line>
        <Line term="If you stay">
          Your card is charged {PRICE} on {end}, and each month after it, as before.
        </Line>
      </Lines>
      <div className={styles.actions}>
        <CancellationForm action="resume">Keep FutureLab Pro</CancellationForm>
        {hasPortal && <PortalForm>Change the card</PortalForm>}
      </div>
    </Panel>
  );
}

function PastDue({ membership: { plan, endsAt }, timeZone }: StatusProps) {
  const end = endsAt ? longDateWithYear(endsAt, timeZone) : null;
  return (
    <Panel title="The last payment did not go through" urgent>
      <Lines>
        <Line term="You owe">{PRICE}, for this month</Line>
        <Line term={plan === 'pro' ? 'Open until' : 'Closed since'}>{end}</Line>
        <Line term="With a card that works">The payment is tried again, and Pro goes on without a gap.</Line>
        <Line term="If you cancel today">
          The payment is not tried again, nothing is owed, and Pro closes at once, since this month is not
          paid.
        </Line>
      </Lines>
      <div className={styles.actions}>
        <PortalForm variant="primary">Change the card</PortalForm>
        <CancellationForm action="cancel">Cancel the membership</CancellationForm>
      </div>
    </Panel>
  );
}

function Paused({ membership: { endsAt, hasPortal }, timeZone }: StatusProps) {
  return (
    <Panel title="FutureLab Pro is paused" urgent>
      <Lines>
        <Line term="Why">Your bank disputes the last payment.</Line>
        {endsAt && <Line term="Paused since">{longDateWithYear(endsAt, timeZone)}</Line>}
        <Line term="To continue">
          Tell your bank that the payment was yours. Pro opens again as soon as the bank settles it.
          Questions? <Link to={paths.contact}>Contact us</Link>.
        </Line>
        <Line term="If you cancel today">You won’t be charged again.</Line>
      </Lines>
      <div className={styles.actions}>
        <CancellationForm action="cancel">Cancel the membership</CancellationForm>
        {hasPortal && <PortalForm>Change the card</PortalForm>}
      </div>
    </Panel>
  );
}

function Free({ membership: { state, endsAt }, timeZone }: StatusProps) {
  return (
    <Panel title="You are on FutureLab Free">
      <p>
        You pay nothing.
        {state === 'canceled' && endsAt && ` FutureLab Pro ended on ${longDateWithYear(endsAt, timeZone)}.`}
      </p>
      <LinkButton to={paths.joinPro}>See what Pro opens</LinkButton>
    </Panel>
  );
}

const ComplimentaryMembership = () => (
  <Panel title="FutureLab Pro is open">
    <p>FutureLab has given it to you. You pay nothing, and there is nothing to cancel.</p>
    <p>
      <Link to={`${paths.courses}?access=pro`}>See the premium courses</Link>
    </p>
  </Panel>
);

function Panel({ title, urgent, children }: { title: string; urgent?: boolean; children: ReactNode }) {
  return (
    <section className={classNames(styles.panel, urgent && styles.urgent)} aria-labelledby="standing">
      <h2 id="standing">{title}</h2>
      {children}
    </section>
  );
}

const Lines = ({ children }: { children: ReactNode }) => <dl className={styles.lines}>{children}</dl>;

const Line = ({ term, children }: { term: string; children: ReactNode }) => (
  <div>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
);
