import { apiQuery, liveQuery, write, type Schema } from '@futurelab/platform/api';
import { mutationOptions } from '@futurelab/platform/query';

export type Membership = Schema<'Membership'>;
export type Payment = Schema<'PaymentSummary'>;
/** Where a member pays from, and comes back to. */
export type Place = NonNullable<Schema<'NewCheckout'>['place']>;

export const myMembershipQuery = liveQuery(apiQuery('/api/my/membership'), 'me');

export type ProPrices = Schema<'ProPrices'>;

export const proPricesQuery = apiQuery('/api/prices');

/** The latest first. */
export const myPaymentsQuery = liveQuery(apiQuery('/api/my/payments'), 'me');

interface CheckoutWish {
  period: Membership['period'];
  place: Place;
  returnTo?: string | undefined;
}

/** Opens the page on which Pro is paid; answers with its address. */
export const checkoutMutation = mutationOptions({
  mutationFn: ({ period, place, returnTo }: CheckoutWish) =>
    write('POST', '/api/checkout', {
      body: { tier: 'pro', ...(period === 'year' && { period }), place, ...(returnTo && { returnTo }) },
      key: null,
    }),
});

/** Reads from the payment provider whether a payment has arrived. */
export const readPayment = () => write('POST', '/api/checkout/refresh');

/** Ends Pro with what is paid, or takes that back. */
export const cancellationMutation = (action: 'cancel' | 'resume') =>
  mutationOptions({
    mutationFn: () =>
      action === 'cancel'
        ? write('POST', '/api/my/membership/cancel')
        : write('POST', '/api/my/membership/resume'),
    onSuccess: (_data, _nothing, _before, { client }) => client.invalidateQueries(),
  });
