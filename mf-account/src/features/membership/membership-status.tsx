import { longDateWithYear } from '@futurelab/platform/format';
import { paths } from '@futurelab/platform/paths';
import { Link } from '@futurelab/platform/router';
import { classNames, LinkButton } from '@futurelab/platform/ui';
import type { ReactNode } from 'react';
import { useQuery } from '@futurelab/platform/query';
import { proPricesQuery, type Membership, type ProPrices } from '../../queries/account/membership';
import { CancellationForm } from './cancellation-form';
import { moneyOf } from '../../shared/model/money';
import { PeriodForm } from './period-form';
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
  if (plan === 'pro' && !isPaid)
    return <ComplimentaryMembership membership={membership} timeZone={timeZone} />;
  if (state === 'paused') return <Paused membership={membership} timeZone={timeZone} />;
  if (state === 'past_due') return <PastDue membership={membership} timeZone={timeZone} />;
  if (plan === 'free') return <Free membership={membership} timeZone={timeZone} />;
  return state === 'canceled' ? (
    <Leaving membership={membership} timeZone={timeZone} />
  ) : (
    <Active membership={membership} timeZone={timeZone} />
  );
}

/** Of one payment; the yearly price is the provider’s, and the monthly one the site’s promise. */
const amountOf = (period: Membership['period'], prices: ProPrices | undefined): string =>
  period === 'month'
    ? PRICE
    : prices?.year
      ? moneyOf(prices.year.amount, prices.year.currency)
      : 'The yearly price';

const priceOf = (period: Membership['period'], prices: ProPrices | undefined): string =>
  period === 'year' && !prices?.year ? 'Yearly' : `${amountOf(period, prices)} a ${period}`;

function Active({ membership: { since, nextChargeAt, hasPortal, period }, timeZone }: StatusProps) {
  const { data: prices } = useQuery(proPricesQuery);
  const next = nextChargeAt ? longDateWithYear(nextChargeAt, timeZone) : null;
  return (
    <Panel title="FutureLab Pro is active">
      <Lines>
        <Line term="Price">{priceOf(period, prices)}</Line>
        {next && <Line term="Next charge">{next}</Line>}
        {since && <Line term="Since">{longDateWithYear(since, timeZone)}</Line>}
        <Line term="If you cancel today">
          You won’t be charged again. Pro stays active
          {next ? ` until ${next}` : ' until the end of the period you paid for'}; you can undo this until
          then. After that you’re a free member and keep everything you made.
        </Line>
      </Lines>
      <div className={styles.actions}>
        <CancellationForm action="cancel">Cancel membership</CancellationForm>
        {hasPortal && <PortalForm>Update card</PortalForm>}
        {hasPortal && <PeriodForm period={period} year={prices?.year} />}
      </div>
    </Panel>
  );
}

function Leaving({ membership: { endsAt, hasPortal, period }, timeZone }: StatusProps) {
  const { data: prices } = useQuery(proPricesQuery);
  const end = endsAt ? longDateWithYear(endsAt, timeZone) : 'the end of the period you paid for';
  return (
    <Panel title="FutureLab Pro is canceled">
      <Lines>
        <Line term="Next charge">None</Line>
        <Line term="Active until">{end}</Line>
        <Line term="If you keep Pro">
          Your card is charged {amountOf(period, prices)} on {end}, then{' '}
          {period === 'year' ? 'yearly' : 'monthly'} as before.
        </Line>
      </Lines>
      <div className={styles.actions}>
        <CancellationForm action="resume">Keep FutureLab Pro</CancellationForm>
        {hasPortal && <PortalForm>Update card</PortalForm>}
      </div>
    </Panel>
  );
}

function PastDue({ membership: { plan, endsAt, period }, timeZone }: StatusProps) {
  const { data: prices } = useQuery(proPricesQuery);
  const end = endsAt ? longDateWithYear(endsAt, timeZone) : null;
  return (
    <Panel title="Your last payment failed" urgent>
      <Lines>
        <Line term="You owe">
          {amountOf(period, prices)}, for this {period}
        </Line>
        <Line term={plan === 'pro' ? 'Active until' : 'Inactive since'}>{end}</Line>
        <Line term="If you update your card">We’ll retry the payment, and Pro continues.</Line>
        <Line term="If you cancel today">
          We won’t retry the payment and you owe nothing. Pro ends right away, since this {period} isn’t paid.
        </Line>
      </Lines>
      <div className={styles.actions}>
        <PortalForm variant="primary">Update card</PortalForm>
        <CancellationForm action="cancel">Cancel membership</CancellationForm>
      </div>
    </Panel>
  );
}

function Paused({ membership: { endsAt, hasPortal }, timeZone }: StatusProps) {
  return (
    <Panel title="FutureLab Pro is paused" urgent>
      <Lines>
        <Line term="Why">Your bank disputed the last payment.</Line>
        {endsAt && <Line term="Paused since">{longDateWithYear(endsAt, timeZone)}</Line>}
        <Line term="To continue">
          Tell your bank that you made the payment. Pro resumes once the bank settles it. Questions?{' '}
          <Link to={paths.contact}>Contact us</Link>.
        </Line>
        <Line term="If you cancel today">You won’t be charged again.</Line>
      </Lines>
      <div className={styles.actions}>
        <CancellationForm action="cancel">Cancel membership</CancellationForm>
        {hasPortal && <PortalForm>Update card</PortalForm>}
      </div>
    </Panel>
  );
}

function Free({ membership: { state, endsAt }, timeZone }: StatusProps) {
  return (
    <Panel title="You’re on FutureLab Free">
      <p>
        It’s free of charge.
        {state === 'canceled' && endsAt && ` FutureLab Pro ended on ${longDateWithYear(endsAt, timeZone)}.`}
      </p>
      <LinkButton to={paths.joinPro}>See what’s in Pro</LinkButton>
    </Panel>
  );
}

const ComplimentaryMembership = ({ membership: { endsAt }, timeZone }: StatusProps) => (
  <Panel title="FutureLab Pro is active">
    <p>
      FutureLab gave it to you{endsAt && ` until ${longDateWithYear(endsAt, timeZone)}`}. It’s free of charge,
      with nothing to cancel.
    </p>
    <p>
      <Link to={`${paths.courses}?access=pro`}>See premium courses</Link>
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
