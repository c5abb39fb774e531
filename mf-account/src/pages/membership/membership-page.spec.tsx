import { leo, maya, renderPage, screen, userEvent, waitFor, within } from '@futurelab/platform/testing';
import type { Membership, Payment } from '../../queries/account/membership';
import {
  bothPrices,
  canceledMembership,
  noMembership,
  paidMembership,
  pastDueMembership,
  pausedMembership,
  payment,
} from '../../testing/membership-responses';
import MembershipPage from './membership-page';

const open = (membership: Membership, payments: Payment[] = [payment], user = maya) => {
  let now = membership;
  return renderPage(<MembershipPage />, {
    path: '/account/membership',
    at: '/account/membership',
    user,
    api: {
      'GET /api/my/membership': () => ({ body: now }),
      'GET /api/my/payments': { body: payments },
      'GET /api/prices': { body: bothPrices },
      'GET /api/my/billing-details': { body: { companyName: '', country: '', vatNumber: '' } },
      'POST /api/my/membership/cancel': () => ((now = canceledMembership), { status: 204 }),
      'POST /api/my/membership/resume': () => ((now = paidMembership), { status: 204 }),
    },
  });
};
const line = (term: string) => screen.getByText(term).nextElementSibling;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('Who pays sees how much, when next, and what happens on canceling today', async () => {
  open(paidMembership);
  expect(await screen.findByRole('heading', { name: 'FutureLab Pro is active' })).toBeVisible();
  expect(line('Price')).toHaveTextContent('$97 a month');
  expect(line('Next charge')).toHaveTextContent('April 12, 2026');
  expect(line('If you cancel today')).toHaveTextContent(
    /You won’t be charged again\. Pro stays active until .*April 12, 2026/,
  );
});

test('One press ends it, and another takes that back', async () => {
  const { api } = open(paidMembership);
  await screen.findByRole('button', { name: 'Cancel membership' });
  await press('Cancel membership');
  expect(await screen.findByRole('heading', { name: 'FutureLab Pro is canceled' })).toBeVisible();
  expect(line('Next charge')).toHaveTextContent('None');
  expect(line('Active until')).toHaveTextContent('April 12, 2026');
  await press('Keep FutureLab Pro');
  expect(await screen.findByRole('heading', { name: 'FutureLab Pro is active' })).toBeVisible();
  expect(api.requests.filter(({ method }) => method === 'POST').map(({ path }) => path)).toEqual([
    '/api/my/membership/cancel',
    '/api/my/membership/resume',
  ]);
});

test('A cancellation that did not arrive is reported, and nothing has changed', async () => {
  renderPage(<MembershipPage />, {
    user: maya,
    api: {
      'GET /api/my/membership': { body: paidMembership },
      'GET /api/my/payments': { body: [] },
      'POST /api/my/membership/cancel': { status: 503 },
    },
  });
  await screen.findByRole('button', { name: 'Cancel membership' });
  await press('Cancel membership');
  expect(await screen.findByText(/nothing changed/)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'FutureLab Pro is active' })).toBeVisible();
});

test('A payment that failed says until when Pro is open, and leads to the card first', async () => {
  open(pastDueMembership, [{ ...payment, status: 'failed' }]);
  expect(await screen.findByRole('heading', { name: 'Your last payment failed' })).toBeVisible();
  expect(line('Active until')).toHaveTextContent('April 19, 2026');
  expect(screen.getByRole('button', { name: 'Update card' }).closest('form')).toHaveAttribute(
    'action',
    '/api/membership-forms/portal',
  );
  expect(await screen.findByText('Failed')).toBeVisible();
});

test('Payments are listed with their receipts and what was given back', async () => {
  open(paidMembership, [
    { ...payment, id: 'payment-2', status: 'refunded', refundedAt: '2026-03-14T10:00:00Z', receiptUrl: null },
    payment,
  ]);
  const rows = within(await screen.findByRole('table')).getAllByRole('row');
  expect(rows[1]).toHaveTextContent(/\$97\.00Refunded on .*Mar.* 14/);
  expect(rows[2]).toHaveTextContent('Paid');
  expect(screen.getByRole('link', { name: /the receipt of .*March 12, 2026/ })).toHaveAttribute(
    'href',
    '/dev/payments/receipts/in_1',
  );
});

test('A member who pays nothing is informed, with the way to Pro', async () => {
  open(noMembership, [], leo);
  expect(await screen.findByText('It’s free of charge.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See what’s in Pro' })).toHaveAttribute(
    'href',
    '/subscribe?membership=hpc',
  );
  expect(await screen.findByText('No payments yet.')).toBeVisible();
});

test('A membership that was given has nothing to cancel', async () => {
  open({ ...paidMembership, isPaid: false, hasPortal: false, nextChargeAt: null });
  expect(await screen.findByText(/with nothing to cancel/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Cancel membership' })).not.toBeInTheDocument();
});

test('A disputed payment pauses Pro, and the page says how it opens again', async () => {
  open(pausedMembership, [{ ...payment, status: 'disputed' }]);
  expect(await screen.findByRole('heading', { name: 'FutureLab Pro is paused' })).toBeVisible();
  expect(screen.getByText('Your bank disputed the last payment.')).toBeVisible();
  expect(screen.getByText('Disputed by your bank')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact');
});

test('Who pays by the year sees the yearly price, a discount, and the way back to the month', async () => {
  open({ ...paidMembership, period: 'year' }, [{ ...payment, amount: 77_600, discount: 19_400 }]);
  expect(await screen.findByText('$970.00 a year')).toBeVisible();
  expect(await screen.findByText('$194.00 off')).toBeVisible();
  expect(screen.getByRole('link', { name: /^PDF/ })).toHaveAttribute('href', payment.pdfUrl);
  expect(screen.getByRole('button', { name: 'Pay $97 a month' })).toBeVisible();
});

test('Who pays by the month is offered the year where it is sold', async () => {
  open(paidMembership);
  expect(await screen.findByRole('button', { name: 'Pay $970.00 a year' })).toBeVisible();
});

test('A company and its VAT number are saved, and what is wrong is said beside its field', async () => {
  const wrong = 'This doesn’t look like a VAT number of that country.';
  const { api } = renderPage(<MembershipPage />, {
    user: maya,
    api: {
      'GET /api/my/membership': { body: paidMembership },
      'GET /api/my/payments': { body: [] },
      'GET /api/prices': { body: bothPrices },
      'GET /api/my/billing-details': { body: { companyName: '', country: '', vatNumber: '' } },
      'PUT /api/my/billing-details': (body) =>
        (body as { vatNumber: string }).vatNumber === 'DE1'
          ? {
              status: 400,
              body: { code: 'validation_failed', message: wrong, details: { vatNumber: [wrong] } },
            }
          : { body },
    },
  });
  await userEvent.type(await screen.findByLabelText('Company name'), 'Okafor Studio');
  await userEvent.selectOptions(screen.getByLabelText('Country'), 'Germany');
  await userEvent.type(screen.getByLabelText('VAT number'), 'DE1');
  await press('Save billing details');
  expect((await screen.findAllByText(wrong))[0]).toBeVisible();
  expect(screen.getByLabelText('Company name')).toHaveValue('Okafor Studio');
  await userEvent.type(screen.getByLabelText('VAT number'), '23456789');
  await press('Save billing details');
  await waitFor(() =>
    expect(api.requests.filter(({ method }) => method === 'PUT').at(-1)?.body).toEqual({
      companyName: 'Okafor Studio',
      country: 'DE',
      vatNumber: 'DE123456789',
    }),
  );
});
