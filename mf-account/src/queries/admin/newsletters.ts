import { apiPagesQuery, apiQuery, write, type Schema } from '@futurelab/platform/api';
import { mutationOptions, replaceQueryData, type QueryClient } from '@futurelab/platform/query';

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

const isState = (text: string | null): text is NewsletterState => text !== null && text in NEWSLETTER_STATES;

/** What an address asks for; empty fields ask for nothing. */
export function newslettersQuery(params: URLSearchParams) {
  const state = params.get('state');
  return apiPagesQuery('/api/admin/newsletters', {
    query: {
      state: isState(state) ? state : undefined,
      order: params.get('order') === 'oldest' ? ('oldest' as const) : undefined,
      limit: 50,
    },
  });
}

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
