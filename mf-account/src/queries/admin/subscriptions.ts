import { apiPagesQuery, apiQuery, write, type Schema } from '@futurelab/platform/api';
import { mutationOptions } from '@futurelab/platform/query';

export type SubscriptionEntry = Schema<'SubscriptionEntry'>;
export type SubscriptionPayment = Schema<'SubscriptionPayment'>;
export type ProviderStatus = Schema<'ProviderStatus'>;

export const SUBSCRIPTION_STATES = {
  active: 'Active',
  past_due: 'Past due',
  paused: 'Paused, disputed',
  canceled: 'Ended',
  ending: 'Canceled, still open',
  twice: 'Paying twice',
} as const;

export const SUBSCRIPTION_PLANS = { paid: 'Paid', granted: 'Given by FutureLab' } as const;

const choiceOf = <Key extends string>(
  params: URLSearchParams,
  name: string,
  choices: Record<Key, string>,
): Key | undefined => {
  const value = params.get(name);
  return value !== null && Object.hasOwn(choices, value) ? (value as Key) : undefined;
};

/** What an address asks for; what the api would not understand asks for nothing. */
const readFilters = (params: URLSearchParams) => ({
  query: params.get('query')?.trim().slice(0, 100) || undefined,
  state: choiceOf(params, 'state', SUBSCRIPTION_STATES),
  plan: choiceOf(params, 'plan', SUBSCRIPTION_PLANS),
  order: params.get('order') === 'oldest' ? ('oldest' as const) : undefined,
});

export const subscriptionsQuery = (params: URLSearchParams) =>
  apiPagesQuery('/api/admin/subscriptions', { query: { ...readFilters(params), limit: 50 } });

export const paymentProviderQuery = apiQuery('/api/admin/payment-provider');

/** The same as a file. */
export function subscriptionsFile(params: URLSearchParams): string {
  const asked = Object.entries(readFilters(params)).filter(([, value]) => value !== undefined);
  return `/api/admin/subscriptions.csv?${new URLSearchParams(asked as [string, string][])}`;
}

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
