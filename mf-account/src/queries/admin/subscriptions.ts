import { apiPagesQuery, apiQuery, write, type Schema } from '@futurelab/platform/api';
import { mutationOptions } from '@futurelab/platform/query';
import { readDay } from '../../shared/model/days';
import { choiceIn, fileAddress, orderIn, textIn } from '../../shared/model/list-filters';

export type SubscriptionEntry = Schema<'SubscriptionEntry'>;
export type SubscriptionPayment = Schema<'SubscriptionPayment'>;
export type ProviderStatus = Schema<'ProviderStatus'>;

export const SUBSCRIPTION_STATES = {
  active: 'Active',
  past_due: 'Past due',
  paused: 'Paused, disputed',
  canceled: 'Ended',
  renewing: 'Active, renews',
  ending: 'Canceled, still open',
  twice: 'Paying twice',
} as const;

export const SUBSCRIPTION_PLANS = { paid: 'Paid', granted: 'Given by FutureLab' } as const;

export const BILLING_PERIODS = { month: 'Monthly', year: 'Yearly' } as const;

const readFilters = (params: URLSearchParams) => ({
  query: textIn(params, 'query'),
  state: choiceIn(params, 'state', SUBSCRIPTION_STATES),
  plan: choiceIn(params, 'plan', SUBSCRIPTION_PLANS),
  period: choiceIn(params, 'period', BILLING_PERIODS),
  startedFrom: readDay(params, 'startedFrom') || undefined,
  startedTo: readDay(params, 'startedTo') || undefined,
  endedFrom: readDay(params, 'endedFrom') || undefined,
  endedTo: readDay(params, 'endedTo') || undefined,
  order: orderIn(params),
});

export const subscriptionsQuery = (params: URLSearchParams) =>
  apiPagesQuery('/api/admin/subscriptions', { query: { ...readFilters(params), limit: 50 } });

export const paymentProviderQuery = apiQuery('/api/admin/payment-provider');

/** The same as a file. */
export const subscriptionsFile = (params: URLSearchParams): string =>
  fileAddress('/api/admin/subscriptions.csv', readFilters(params));

export const subscriptionSyncMutation = (id: string) =>
  mutationOptions({
    mutationFn: () => write('POST', '/api/admin/subscriptions/{id}/sync', { path: { id } }),
    onSettled: (_data, _error, _id, _before, { client }) => client.invalidateQueries(),
  });

/** Reads the list again also where it was refused: the payment is not what it was. */
export const refundMutation = (id: string) =>
  mutationOptions({
    mutationFn: (body: Schema<'RefundBody'>) =>
      write('POST', '/api/admin/subscriptions/{id}/refund', { path: { id }, body }),
    onSettled: (_data, _error, _refund, _before, { client }) => client.invalidateQueries(),
  });
