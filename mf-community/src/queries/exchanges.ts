import { apiListQuery, apiQuery, liveQuery, write, type Schema } from '@futurelab/platform/api';
import { mutationOptions, type QueryClient } from '@futurelab/platform/query';

export type ExchangeSummary = Schema<'ExchangeSummary'>;
export type ExchangeDetail = Schema<'ExchangeDetail'>;
export type ExchangeKind = ExchangeSummary['kind'];
export type ExchangeState = ExchangeSummary['state'];

export interface ExchangeFilters {
  kind?: ExchangeKind;
  topic?: NonNullable<ExchangeSummary['topic']>;
  skill?: string;
  hours?: number;
}

export const exchangesQuery = (filters: ExchangeFilters, cursor?: string) =>
  liveQuery(apiListQuery('/api/exchanges', { query: { ...filters, cursor } }), 'exchanges', 'blocks');

export const exchangeQuery = (id: string) =>
  liveQuery(apiQuery('/api/exchanges/{id}', { path: { id } }), 'exchange:{id}', 'blocks');

const invalidateAll = {
  onSuccess: (_data: unknown, _change: unknown, _before: unknown, { client }: { client: QueryClient }) =>
    client.invalidateQueries(),
};

export const newExchangeMutation = mutationOptions({
  mutationFn: (body: Schema<'NewExchange'>) => write('POST', '/api/exchanges', { body }),
  ...invalidateAll,
});

export const exchangeChangeMutation = (id: string) =>
  mutationOptions({
    mutationFn: (body: Schema<'ExchangeChanges'>) =>
      write('PATCH', '/api/exchanges/{id}', { path: { id }, body }),
    ...invalidateAll,
  });

export const helpMutation = (id: string) =>
  mutationOptions({
    mutationFn: (text: string) =>
      write('POST', '/api/exchanges/{id}/helpers', { path: { id }, body: { message: text } }),
    ...invalidateAll,
  });

export const chooseMutation = (id: string) =>
  mutationOptions({
    mutationFn: (memberId: string) =>
      write('PUT', '/api/exchanges/{id}/helper', { path: { id }, body: { memberId } }),
    ...invalidateAll,
  });

export const thankMutation = (id: string) =>
  mutationOptions({
    mutationFn: (text: string) =>
      write('PUT', '/api/exchanges/{id}/thanks', { path: { id }, body: { text } }),
    ...invalidateAll,
  });

/** What is done by one press. */
export const exchangeStepMutation = (id: string) =>
  mutationOptions({
    mutationFn: async (step: 'done' | 'withdraw' | 'take-back-help'): Promise<void> => {
      const at = { path: { id } };
      if (step === 'done') await write('PUT', '/api/exchanges/{id}/done', at);
      else if (step === 'withdraw') await write('DELETE', '/api/exchanges/{id}', at);
      else await write('DELETE', '/api/exchanges/{id}/helpers/mine', at);
    },
    ...invalidateAll,
  });
