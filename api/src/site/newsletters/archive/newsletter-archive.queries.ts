import type { Statement } from '../../../core/database/database.js';
import { type JsonFields, jsonObject, pageStatement } from '../../../core/database/json.sql.js';
import type { NewsletterIssue, NewsletterIssueSummary } from './newsletter-archive.dto.js';

export const ISSUE_KEY = [
  ['n.began_at', 'timestamptz'],
  ['n.id', 'uuid'],
] as const;

const SUMMARY: JsonFields<NewsletterIssueSummary> = {
  slug: 'n.slug',
  subject: 'n.subject',
  preheader: 'n.preheader',
  publishedAt: 'iso_instant(n.began_at)',
};
const PUBLIC = `FROM newsletters n WHERE n.state IN ('sending', 'sent') AND n.in_archive`;

/** The newest first. */
export const issuePage = (size: number, after?: readonly unknown[]): Statement =>
  pageStatement({
    name: 'newsletters.archive',
    item: jsonObject<NewsletterIssueSummary>(SUMMARY),
    source: PUBLIC,
    key: ISSUE_KEY,
    descending: true,
    size,
    after,
    total: `SELECT count(*) ${PUBLIC}`,
  });

export const issueBySlug = (slug: string): Statement => ({
  name: 'newsletters.issue',
  text: `
    SELECT ${jsonObject<NewsletterIssue>({ ...SUMMARY, body: 'n.body' })}::text AS json
    ${PUBLIC} AND n.slug = $1`,
  values: [slug],
});
