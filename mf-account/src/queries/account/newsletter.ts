import { apiQuery, write } from '@futurelab/platform/api';
import { mutationOptions, replaceQueryData } from '@futurelab/platform/query';

export const newsletterQuery = apiQuery('/api/my/newsletter');

/** Subscribes to the newsletter or leaves it. */
export const newsletterMutation = mutationOptions({
  scope: { id: 'newsletter' },
  mutationFn: (subscribed: boolean) => write('PUT', '/api/my/newsletter', { body: { subscribed } }),
  onSuccess: (choice, _subscribed, _before, { client }) =>
    replaceQueryData(client, newsletterQuery.queryKey, choice),
});
