import {
  ada,
  leo,
  renderPage,
  screen,
  userEvent,
  waitFor,
  within,
  type StubResponses,
} from '@futurelab/platform/testing';
import type { Coupon } from '../../queries/admin/coupons';
import type { SubscriptionEntry } from '../../queries/admin/subscriptions';
import { overview } from '../../testing/overview-responses';
import SubscriptionsPage from './subscriptions-page';

const LIST = 'GET /api/admin/subscriptions?limit=50';
const subscription = (more: Partial<SubscriptionEntry> = {}): SubscriptionEntry => ({
  id: 's1',
  member: { id: 'u1', slug: 'maya', name: 'Maya Okafor', profileImageUrl: null },
  email: 'maya@example.test',
  provider: 'stripe',
  period: 'month',
  status: 'active',
  isEnding: false,
  isTwice: false,
  since: '2026-01-10T09:00:00.000Z',
  paidUntil: '2026-04-10T09:00:00.000Z',
  endsAt: null,
  payments: [
    {
      ...{ id: 'p2', status: 'paid', amount: 9700, refundedAmount: 2000, discount: 0, currency: 'usd' },
      ...{ occurredAt: '2026-03-10T09:00:00.000Z', receiptUrl: null },
    },
    {
      ...{ id: 'p1', status: 'refunded', amount: 9700, refundedAmount: 9700, discount: 0, currency: 'usd' },
      ...{ occurredAt: '2026-02-10T09:00:00.000Z', receiptUrl: null },
    },
  ],
  ...more,
});

const open = (api: StubResponses = {}, { user = ada, search = '' } = {}) =>
  renderPage(<SubscriptionsPage />, {
    path: '/admin/subscriptions',
    at: `/admin/subscriptions${search}`,
    user,
    api: {
      'GET /api/admin/overview': { body: overview() },
      'GET /api/admin/payment-provider': {
        body: { provider: 'stripe', amount: 9700, currency: 'usd', yearlyAmount: null, isExpected: true },
      },
      [LIST]: { body: [subscription()] },
      ...api,
    },
  });
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
const writes = ({ requests }: ReturnType<typeof open>['api']) =>
  requests.filter(({ method }) => method !== 'GET').map(({ path, body }) => [path, body]);

async function openRefund() {
  await screen.findByRole('table', { name: 'Subscriptions' });
  await press('Details of Maya Okafor');
  await press(/^Refund the payment of/);
  return within(await screen.findByRole('dialog', { name: 'Refund Maya Okafor' }));
}

test('Each subscription says whose it is, how it stands and what was paid', async () => {
  open({ [LIST]: { body: [subscription({ isTwice: true, isEnding: true })] } });
  const [, row] = within(await screen.findByRole('table', { name: 'Subscriptions' })).getAllByRole('row');
  expect(row).toHaveTextContent('Canceled, still open');
  expect(row).toHaveTextContent('Paying twice');
  expect(row).toHaveTextContent('$97.00, paid');
  expect(screen.getByText(/Price there: \$97.00 a month/)).toBeVisible();
});

test('A price that is not the promised one is said', async () => {
  const body = { provider: 'stripe', amount: 10_700, currency: 'usd', isExpected: false };
  open({ 'GET /api/admin/payment-provider': { body } });
  expect(await screen.findByText('The site promises $97 a month.')).toBeVisible();
});

test('A payment is refunded with an amount and a reason, never more than what is left', async () => {
  const { api } = open({ 'POST /api/admin/subscriptions/s1/refund': { body: {} } });
  const dialog = await openRefund();
  const amount = dialog.getByLabelText('Amount in USD');
  expect(amount).toHaveValue('77.00');
  expect(amount).toHaveFocus();
  await userEvent.clear(amount);
  await userEvent.type(amount, '80');
  await userEvent.click(dialog.getByRole('button', { name: 'Refund' }));
  expect(dialog.getByText('Enter up to $77.00.')).toBeVisible();
  expect(dialog.getByText('Enter a reason.')).toBeVisible();
  await userEvent.clear(amount);
  await userEvent.type(amount, '7.50');
  await userEvent.type(dialog.getByLabelText('Reason'), 'Half a month.');
  await userEvent.click(dialog.getByRole('button', { name: 'Refund' }));
  await closed();
  expect(writes(api)).toEqual([
    [
      '/api/admin/subscriptions/s1/refund',
      { paymentId: 'p2', amount: 750, refundedBefore: 2000, reason: 'Half a month.' },
    ],
  ]);
});

test('What was typed stays when the refund is refused', async () => {
  open({
    'POST /api/admin/subscriptions/s1/refund': {
      status: 409,
      body: { code: 'payment_changed', message: 'This payment has changed since you opened it.' },
    },
  });
  const dialog = await openRefund();
  await userEvent.type(dialog.getByLabelText('Reason'), 'Twice charged.');
  await userEvent.click(dialog.getByRole('button', { name: 'Refund' }));
  expect(await dialog.findByText(/has changed since you opened it/)).toBeVisible();
  expect(dialog.getByLabelText('Reason')).toHaveValue('Twice charged.');
});

test('A subscription is read again from the provider; what was given has nothing to read', async () => {
  const given = subscription({ id: 's2', provider: 'granted', payments: [] });
  const { api } = open({
    [LIST]: { body: [subscription(), given] },
    'POST /api/admin/subscriptions/s1/sync': { status: 204 },
  });
  await screen.findByRole('table', { name: 'Subscriptions' });
  expect(screen.getAllByRole('button', { name: /^Details/ })).toHaveLength(1);
  await press('Details of Maya Okafor');
  await press('Read again from Stripe');
  await closed();
  expect(writes(api)).toEqual([['/api/admin/subscriptions/s1/sync', undefined]]);
});

test('Anybody else learns whom the page is for, and nothing is asked', () => {
  const { api } = open({}, { user: leo });
  expect(screen.getByText(/Only FutureLab administrators/)).toBeVisible();
  expect(api.requests).toEqual([]);
});

const CODES = 'GET /api/admin/promotion-codes';
const spring: Coupon = {
  ...{ id: 'promo_1', code: 'SPRING', percentOff: 25, amountOff: null, currency: null },
  ...{ duration: 'months', months: 3, uses: 4, maxUses: 10, expiresAt: null, isActive: true },
  createdAt: '2026-03-01T09:00:00.000Z',
};

test('Promotion codes are listed with their uses, and one is ended with a reason', async () => {
  const { api } = open(
    { [CODES]: { body: [spring] }, 'POST /api/admin/promotion-codes/promo_1/end': { status: 204 } },
    { search: '?view=codes' },
  );
  const row = within(await screen.findByRole('table', { name: 'Promotion codes' })).getAllByRole('row')[1];
  expect(row).toHaveTextContent('SPRING25% off3 months4 of 10');
  await press('End SPRING');
  await userEvent.type(screen.getByLabelText('Reason'), 'It is over.');
  await press('End code');
  await closed();
  expect(writes(api)).toEqual([['/api/admin/promotion-codes/promo_1/end', { reason: 'It is over.' }]]);
});

test('A promotion code is created once everything about it is there', async () => {
  const { api } = open(
    { [CODES]: { body: [] }, 'POST /api/admin/promotion-codes': { status: 201, body: spring } },
    { search: '?view=codes' },
  );
  await screen.findByText('No promotion codes yet.');
  await press('New code');
  await userEvent.type(screen.getByLabelText('Code'), 'SPRING');
  await press('Create code');
  expect(screen.getByText('Enter a whole number from 1 to 100.')).toBeVisible();
  expect(writes(api)).toEqual([]);
  await userEvent.selectOptions(screen.getByLabelText('Discount'), 'An amount');
  await userEvent.type(screen.getByLabelText('Amount off in USD'), '20');
  await userEvent.type(screen.getByLabelText('Reason'), 'For the spring.');
  await press('Create code');
  await closed();
  expect(writes(api)).toEqual([
    [
      '/api/admin/promotion-codes',
      { code: 'SPRING', duration: 'once', amountOff: 2000, reason: 'For the spring.' },
    ],
  ]);
});
