import { apiPagesQuery, apiQuery, write, type Schema } from '@futurelab/platform/api';
import { mutationOptions, replaceQueryData, type QueryClient } from '@futurelab/platform/query';
import { choiceIn, orderIn } from '../../shared/model/list-filters';

export type NewsletterSummary = Schema<'NewsletterSummary'>;
export type Newsletter = Schema<'NewsletterDetail'>;
export type NewsletterState = Schema<'NewsletterIssueState'>;
export type NewsletterAudience = Schema<'NewsletterAudience'>;
export type NewsletterRecipient = Schema<'NewsletterRecipient'>;

export const NEWSLETTER_STATES: Record<NewsletterState, string> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  sending: 'Sending',
  sent: 'Sent',
  canceled: 'Canceled',
};

/** Narrowed by an address. */
export const newslettersQuery = (params: URLSearchParams) =>
  apiPagesQuery('/api/admin/newsletters', {
    query: { state: choiceIn(params, 'state', NEWSLETTER_STATES), order: orderIn(params), limit: 50 },
  });

export const newsletterAudiencesQuery = apiQuery('/api/admin/newsletters/audiences');

export const newsletterQuery = (id: string) => apiQuery('/api/admin/newsletters/{id}', { path: { id } });

export const recipientsQuery = (id: string, state: NewsletterRecipient['state']) =>
  apiPagesQuery('/api/admin/newsletters/{id}/recipients', { path: { id }, query: { state, limit: 50 } });

const refreshLists = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({
    predicate: ({ queryKey: [path] }) => /^\/api\/admin\/newsletters(\?|$)/.test(String(path)),
  });

/** Asks for nothing but a subject. @returns the draft */
export const newsletterCreation = mutationOptions({
  mutationFn: (subject: string) => write('POST', '/api/admin/newsletters', { body: { subject } }),
  onSuccess: (newsletter, _subject, _before, { client }) => {
    replaceQueryData(client, newsletterQuery(newsletter.id).queryKey, newsletter);
    void refreshLists(client);
  },
});

const acted = (newsletter: Newsletter, client: QueryClient) => {
  replaceQueryData(client, newsletterQuery(newsletter.id).queryKey, newsletter);
  void refreshLists(client);
};

export const newsletterChange = (id: string) =>
  mutationOptions({
    mutationFn: (body: Schema<'NewsletterChange'>) =>
      write('PUT', '/api/admin/newsletters/{id}', { path: { id }, body }),
    onSuccess: (newsletter, _body, _before, { client }) => acted(newsletter, client),
  });

export const newsletterTest = (id: string) =>
  mutationOptions({
    mutationFn: () => write('POST', '/api/admin/newsletters/{id}/test', { path: { id } }),
  });

/** `at`: null for now. */
export const newsletterScheduling = (id: string) =>
  mutationOptions({
    mutationFn: (at: string | null) =>
      write('POST', '/api/admin/newsletters/{id}/schedule', {
        path: { id },
        body: at === null ? {} : { at },
      }),
    onSuccess: (newsletter, _at, _before, { client }) => acted(newsletter, client),
  });

export const newsletterCancellation = (id: string) =>
  mutationOptions({
    mutationFn: (reason: string) =>
      write('POST', '/api/admin/newsletters/{id}/cancel', { path: { id }, body: { reason } }),
    onSuccess: (newsletter, _reason, _before, { client }) => acted(newsletter, client),
  });
