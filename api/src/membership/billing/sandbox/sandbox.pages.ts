import { longDateWithYear } from '#platform/format/dates';
import { type Html, html } from '../../../core/html/html.js';
import type { BillingPeriod, ProviderPayment } from '../provider/payment-provider.js';
import { moneyOf } from '../sync/billing-mails.js';
import type { CardAnswer } from './sandbox-lifecycle.service.js';
import type { SandboxCheckout, SandboxSubscription } from './sandbox-objects.js';
import { SANDBOX_PATH } from './sandbox-provider.js';

/** Stripe's own test numbers: https://docs.stripe.com/testing */
const CARDS: { number: string; answer: CardAnswer; label: string }[] = [
  { number: '4242 4242 4242 4242', answer: 'accepted', label: 'is accepted' },
  { number: '4000 0000 0000 0002', answer: 'declined', label: 'is declined' },
  { number: '4000 0025 0000 3155', answer: 'second_step', label: 'asks for a second step' },
];

const digits = (text: string): string => text.replace(/\D/g, '');

/** What the bank says to a card; null for one that is not a test card. */
export const cardOf = (number: string): CardAnswer | null =>
  CARDS.find((card) => digits(card.number) === digits(number))?.answer ?? null;

interface Refusal {
  problem: string;
  card: string;
  code: string;
}

export const checkoutPage = (
  { id, period, cancelUrl }: SandboxCheckout,
  price: number,
  refusal?: Refusal,
): Html => html`
  <h1>FutureLab Pro</h1>
  <p>
    ${moneyOf(price, 'usd')} a ${period}, charged today and on the same day of each ${period}. This is the
    sandbox of development: nothing is paid.
  </p>
  <form method="post" action="${SANDBOX_PATH}/checkout/${id}">
    ${refusal ? html`<p role="alert" id="problem" class="wrong">${refusal.problem}</p>` : null}
    <label for="card">Test card</label>
    <select id="card" name="card" ${refusal ? html`aria-describedby="problem"` : null}>
      ${CARDS.map(
        ({ number, label }) =>
          html`<option value="${number}" ${number === refusal?.card ? html`selected` : null}>
            ${number}, ${label}
          </option>`,
      )}
    </select>
    <label for="code">Promotion code (optional)</label>
    <input id="code" name="code" maxlength="40" autocomplete="off" value="${refusal?.code ?? ''}" />
    <div class="actions"><button>Pay ${moneyOf(price, 'usd')}</button></div>
  </form>
  <p><a href="${cancelUrl}">Back, without paying</a></p>
`;

export const secondStepPage = ({ id }: SandboxCheckout, card: string, code: string): Html => html`
  <h1>Your bank wants to confirm it’s you</h1>
  <p>A real bank would send a code to your phone. Here, just choose.</p>
  <form method="post" action="${SANDBOX_PATH}/checkout/${id}">
    <input type="hidden" name="card" value="${card}" />
    <input type="hidden" name="code" value="${code}" />
    <div class="actions">
      <button name="confirmed" value="yes">It’s me</button>
      <button name="confirmed" value="no" class="plain">It’s not me</button>
    </div>
  </form>
`;

export const closedPage = ({ status, successUrl, cancelUrl }: SandboxCheckout): Html =>
  status === 'complete'
    ? html`<h1>This is paid</h1>
        <p>You won’t be charged again. <a href="${successUrl}">See your membership</a></p>`
    : html`<h1>This page has closed</h1>
        <p>Nothing was charged. <a href="${cancelUrl}">Go back</a> to open a new one.</p>`;

export const receiptPage = (
  { id, amount, discount, currency, status, occurredAt, pdfUrl }: ProviderPayment,
  period: BillingPeriod,
): Html => html`
  <h1>Receipt: ${moneyOf(amount, currency)}</h1>
  <p>One ${period} of FutureLab Pro, ${status}, ${longDateWithYear(occurredAt.toISOString(), 'UTC')}.</p>
  ${discount > 0 ? html`<p>${moneyOf(discount, currency)} off with a promotion code.</p>` : null}
  ${pdfUrl ? html`<p><a href="${pdfUrl}">Download as PDF</a></p>` : null}
  <p class="quiet">Number ${id}. Development sandbox: no real payment was made.</p>
  <p><a href="/account/membership">Back to your membership</a></p>
`;

export const periodPage = ({ id }: SandboxSubscription, period: BillingPeriod, price: number): Html => html`
  <h1>Pay by the ${period}</h1>
  <p>
    ${moneyOf(price, 'usd')} is charged now, and a new period begins today. The sandbox doesn’t credit what is
    left of the old one; a real provider would.
  </p>
  <form method="post" action="${SANDBOX_PATH}/subscriptions/${id}/period">
    <input type="hidden" name="period" value="${period}" />
    <div class="actions"><button>Confirm</button></div>
  </form>
  <p><a href="/account/membership">Back, without changing anything</a></p>
`;

export const subscriptionsPage = (subscriptions: readonly SandboxSubscription[]): Html => html`
  <h1>Payments</h1>
  <p>Development sandbox: simulate what a bank does and what happens over time.</p>
  ${subscriptions.length === 0 ? html`<p>No payments yet.</p>` : null}
  ${subscriptions.map(subscriptionSection)}
  <p><a href="/account/membership">Back to your membership</a></p>
`;

function subscriptionSection(subscription: SandboxSubscription): Html {
  const { id, status, cancelAtPeriodEnd, periodEnd, payments, cardDeclines } = subscription;
  const action = (name: string, label: string) =>
    html`<form method="post" action="${SANDBOX_PATH}/subscriptions/${id}/${name}">
      <button class="plain">${label}</button>
    </form>`;
  const state = cancelAtPeriodEnd && status !== 'ended' ? `${status}, ends with its period` : status;
  return html`<h2>FutureLab Pro: ${state.replace('_', ' ')}</h2>
    <p class="quiet">The period ends on ${longDateWithYear(periodEnd.toISOString(), 'UTC')}.</p>
    <ul>
      ${payments.map(
        (payment) =>
          html`<li>
            ${longDateWithYear(payment.occurredAt.toISOString(), 'UTC')}:
            ${moneyOf(payment.amount, payment.currency)}, ${payment.status}
          </li>`,
      )}
    </ul>
    <div class="actions">
      ${status === 'ended' ? null : action('next-period', 'Advance one billing period')}
      ${status === 'ended' ? null : cardDeclines ? action('accept', 'Use a card that is accepted') : action('decline', 'Decline the next payment')}
      ${action('refund', 'Refund the latest payment')}
      ${payments.some((payment) => payment.status === 'disputed') ? action('win-dispute', 'Win the dispute') : action('dispute', 'Dispute the latest payment')}
      ${status === 'ended' ? null : action('end', 'End it now')}
    </div>`;
}
