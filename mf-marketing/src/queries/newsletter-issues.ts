import { apiListQuery, apiQuery, type Schema } from '@futurelab/platform/api';

export type NewsletterIssueSummary = Schema<'NewsletterIssueSummary'>;
export type NewsletterIssue = Schema<'NewsletterIssue'>;

/** `after`: where the list before ended, as its address has it. */
export const newsletterIssuesQuery = (after: string | null) =>
  apiListQuery('/api/newsletters', { query: { cursor: after ?? undefined } });

export const newsletterIssueQuery = (slug: string) => apiQuery('/api/newsletters/{slug}', { path: { slug } });
