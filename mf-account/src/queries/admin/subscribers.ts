import { apiPagesQuery, write, type Schema } from '@futurelab/platform/api';
import { TRACK_TITLES } from '@futurelab/platform/format';
import { mutationOptions, type QueryClient } from '@futurelab/platform/query';
import { readDays } from '../../shared/model/days';
import { choiceIn, fileAddress, orderIn, textIn } from '../../shared/model/list-filters';

export type SubscriberEntry = Schema<'SubscriberEntry'>;

export const SUBSCRIBER_STATES: Record<SubscriberEntry['state'], string> = {
  confirmed: 'Confirmed',
  waiting: 'Not confirmed',
  suppressed: 'Suppressed',
  left: 'Left',
};

export const SUPPRESSIONS: Record<NonNullable<SubscriberEntry['suppression']>, string> = {
  unsubscribed: 'Unsubscribed',
  refused: 'Declined to confirm',
  bounced: 'Bounced',
  complained: 'Marked as spam',
  undeliverable: 'Address doesn’t accept email',
};

function readFilters(params: URLSearchParams) {
  const { from, to } = readDays(params);
  return {
    query: textIn(params, 'query'),
    state: choiceIn(params, 'state', SUBSCRIBER_STATES),
    interest: choiceIn(params, 'interest', TRACK_TITLES),
    from: from || undefined,
    to: to || undefined,
    order: orderIn(params),
  };
}

export const subscribersQuery = (params: URLSearchParams) =>
  apiPagesQuery('/api/admin/subscribers', { query: { ...readFilters(params), limit: 50 } });

/** The same as a file. */
export const subscribersFile = (params: URLSearchParams): string =>
  fileAddress('/api/admin/subscribers.csv', readFilters(params));

/** Also where it was refused, as the person may have been faster. Nothing waits for it: the row may go, and its dialog says first that it worked. */
const refreshSubscribers = (client: QueryClient) =>
  client.invalidateQueries({
    predicate: ({ queryKey: [path] }) => /^\/api\/admin\/subscribers(\?|$)/.test(String(path)),
  });

/** Takes the reason. */
export const subscriberRemoval = (id: string) =>
  mutationOptions({
    mutationFn: (reason: string) =>
      write('DELETE', '/api/admin/subscribers/{id}', { path: { id }, body: { reason } }),
    onSettled: (_nothing, _error, _reason, _before, { client }) => void refreshSubscribers(client),
  });

/** Takes the reason. */
export const bounceLifting = (id: string) =>
  mutationOptions({
    mutationFn: (reason: string) =>
      write('DELETE', '/api/admin/subscribers/{id}/bounce', { path: { id }, body: { reason } }),
    onSettled: (_nothing, _error, _reason, _before, { client }) => void refreshSubscribers(client),
  });
