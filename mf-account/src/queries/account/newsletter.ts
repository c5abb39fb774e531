import { apiQuery, write, type Schema } from '@futurelab/platform/api';
import { mutationOptions, replaceQueryData } from '@futurelab/platform/query';

export const newsletterQuery = apiQuery('/api/my/newsletter');

/** Subscribes to the newsletter or leaves it, and what it may be about. */
export const newsletterMutation = mutationOptions({
  scope: { id: 'newsletter' },
  mutationFn: (body: Schema<'NewsletterChoiceRequest'>) => write('PUT', '/api/my/newsletter', { body }),
  onSuccess: (choice, _body, _before, { client }) =>
    replaceQueryData(client, newsletterQuery.queryKey, choice),
});
