import type { Statement } from '../../core/database/database.js';
import { type JsonFields, jsonObject, pageStatement, Parameters } from '../../core/database/json.sql.js';
import { authorSummary } from '../../identity/users/person.sql.js';
import { IS_IN, WANTS_NEWSLETTERS } from './audiences.sql.js';
import type { Audience, Newsletter } from './newsletter.entity.js';
import type {
  NewsletterAudiences,
  NewsletterCounts,
  NewsletterDetail,
  NewsletterListQuery,
  NewsletterSummary,
} from './newsletters.dto.js';

export const NEWSLETTER_KEY = [
  ['n.created_at', 'timestamptz'],
  ['n.id', 'uuid'],
] as const;

const counted = (...states: string[]) =>
  `count(*) FILTER (WHERE r.state IN (${states.map((state) => `'${state}'`).join(', ')}))`;

const COUNTS = `(SELECT ${jsonObject<NewsletterCounts>({
  recipients: 'count(*)',
  sent: counted('sent'),
  failed: counted('failed'),
  uncertain: counted('uncertain'),
  skipped: counted('skipped'),
  canceled: counted('canceled'),
  left: counted('waiting', 'started'),
  bounced: `count(*) FILTER (WHERE r.reported = 'bounced')`,
  complained: `count(*) FILTER (WHERE r.reported = 'complained')`,
})} FROM newsletter_recipients r WHERE r.newsletter_id = n.id)`;

const SUMMARY: JsonFields<NewsletterSummary> = {
  id: 'n.id',
  slug: 'n.slug',
  subject: 'n.subject',
  state: 'n.state',
  audience: 'n.audience',
  author: authorSummary('u'),
  scheduledFor: 'iso_instant(n.scheduled_for)',
  beganAt: 'iso_instant(n.began_at)',
  endedAt: 'iso_instant(n.ended_at)',
  createdAt: 'iso_instant(n.created_at)',
  updatedAt: 'iso_instant(n.updated_at)',
  counts: COUNTS,
};

const FROM = 'FROM newsletters n LEFT JOIN users u ON u.id = n.author_id';

export type NewsletterFilters = Pick<NewsletterListQuery, 'state' | 'order'>;

export function newsletterPage(
  { state, order }: NewsletterFilters,
  size: number,
  after?: readonly unknown[],
): Statement {
  const parameters = new Parameters();
  return pageStatement({
    item: jsonObject<NewsletterSummary>(SUMMARY),
    source: `${FROM} WHERE true ${state ? `AND n.state = ${parameters.add(state)}` : ''}`,
    key: NEWSLETTER_KEY,
    descending: order === 'newest',
    size,
    after,
    parameters,
  });
}

export const newsletterDetail = (id: string): Statement => ({
  name: 'newsletters.detail',
  text: `
    SELECT ${jsonObject<NewsletterDetail>({
      ...SUMMARY,
      preheader: 'n.preheader',
      body: 'n.body',
      inArchive: 'n.in_archive',
      version: 'n.version',
    })}::text AS json ${FROM} WHERE n.id = $1`,
  values: [id],
});

/** What people write of an issue. */
export type NewsletterFields = Pick<
  Newsletter,
  'slug' | 'subject' | 'preheader' | 'body' | 'audience' | 'inArchive'
>;

export type LockedNewsletter = NewsletterFields &
  Pick<Newsletter, 'state' | 'version'> & { hasBegun: boolean; scheduledFor: string | null };

/** Until the end of the transaction. */
export const newsletterLocked = (id: string): Statement => ({
  name: 'newsletters.locked',
  text: `
    SELECT slug, subject, preheader, body, audience, in_archive AS "inArchive", state, version,
      began_at IS NOT NULL AS "hasBegun", iso_instant(scheduled_for) AS "scheduledFor"
    FROM newsletters WHERE id = $1 FOR UPDATE`,
  values: [id],
});

export const newsletterTexts = (id: string): Statement => ({
  name: 'newsletters.texts',
  text: `SELECT slug, subject, preheader, body, in_archive AS "inArchive" FROM newsletters WHERE id = $1`,
  values: [id],
});

/** `{ slug }` of those that begin like this one. */
export const slugsLike = (slug: string): Statement => ({
  text: `SELECT slug FROM newsletters WHERE slug = $1 OR slug LIKE $1 || '-%'`,
  values: [slug],
});

export const newsletterInsertion = (
  { slug, subject, preheader, body, audience, inArchive }: NewsletterFields,
  authorId: string,
): Statement => ({
  text: `
    INSERT INTO newsletters (slug, subject, preheader, body, audience, in_archive, author_id)
    VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING id`,
  values: [slug, subject, preheader, body, audience, inArchive, authorId],
});

/** One that was canceled before it went to anyone is a draft again. */
export const newsletterUpdate = (
  id: string,
  { slug, subject, preheader, body, audience, inArchive }: NewsletterFields,
): Statement => ({
  text: `
    UPDATE newsletters SET slug = $2, subject = $3, preheader = $4, body = $5, audience = $6, in_archive = $7,
      state = 'draft', scheduled_for = NULL, ended_at = NULL, version = version + 1, updated_at = now()
    WHERE id = $1`,
  values: [id, slug, subject, preheader, body, audience, inArchive],
});

export const newsletterScheduled = (id: string, at: Date | null): Statement => ({
  text: `
    UPDATE newsletters SET state = 'scheduled', scheduled_for = coalesce($2::timestamptz, now()), ended_at = NULL,
      updated_at = now()
    WHERE id = $1 RETURNING iso_instant(scheduled_for) AS "scheduledFor"`,
  values: [id, at],
});

/** Recipients who wait get nothing; what is on its way arrives. */
export const newsletterCanceled = (id: string): Statement => ({
  text: `
    WITH rest AS (
      UPDATE newsletter_recipients SET state = 'canceled' WHERE newsletter_id = $1 AND state = 'waiting'
    )
    UPDATE newsletters SET state = 'canceled', ended_at = now(), updated_at = now() WHERE id = $1`,
  values: [id],
});

const audienceSize = (audience: Audience) =>
  `(SELECT count(*) FROM subscribers s WHERE ${WANTS_NEWSLETTERS} AND ${IS_IN[audience]})`;

export const audienceSizes: Statement = {
  name: 'newsletters.audiences',
  text: `SELECT ${jsonObject<NewsletterAudiences>({
    all: audienceSize('all'),
    free: audienceSize('free'),
    pro: audienceSize('pro'),
    'ai-mastery': audienceSize('ai-mastery'),
    'consciousness-integration': audienceSize('consciousness-integration'),
    'leadership-transformation': audienceSize('leadership-transformation'),
  })}::text AS json`,
};

/** A row when there is someone in it. */
export const someoneIn = (audience: Audience): Statement => ({
  text: `SELECT 1 FROM subscribers s WHERE ${WANTS_NEWSLETTERS} AND ${IS_IN[audience]} LIMIT 1`,
});
