import { paths } from '#platform/paths/paths';
import type { Parameters } from '../../core/database/json.sql.js';
import type { Member } from '../../core/access/member.js';
import { PRICE_IS_EXPECTED } from './subscriptions/price.sql.js';
import { isEmail } from './jobs/jobs.queries.js';
import { IS_OVERDUE } from '../../learning/mentorship/requests/mentorship.queries.js';
import { projectIsVisibleTo } from '../../core/visibility/projects.sql.js';

const NAME = `CASE WHEN u.id IS NOT NULL THEN member_name(u.first_name, u.last_name) END`;
const OPEN_PAID = `s.provider <> 'granted' AND s.status <> 'canceled'`;

const failed = (condition: string) => `
    SELECT j.name, j.name, NULL, count(*)::integer, min(j.completed_on), '${paths.adminJobs}?state=failed&queue=' || j.name
    FROM pgboss.job j WHERE j.state = 'failed' AND ${condition} GROUP BY j.name`;

/** What waits, by kind: id, title, whose, how many, since when, and where it is dealt with. */
const WAITING = {
  // Nobody sees a report of what is their own.
  report: (viewer: Member, parameters: Parameters) => `
    SELECT min(r.id::text), min(r.copy ->> 'title'), min(${NAME}), count(*)::integer, min(r.created_at), '${paths.adminReports}'
    FROM reports r LEFT JOIN users u ON u.id = r.author_id
    WHERE r.decision_id IS NULL AND r.author_id IS DISTINCT FROM ${parameters.add(viewer.id)}::uuid
    GROUP BY r.subject_kind, r.subject_id`,
  proposal: (viewer: Member, parameters: Parameters) => `
    SELECT p.id::text, p.title, ${NAME}, 1, p.stage_since, '${paths.project('')}' || p.slug
    FROM projects p LEFT JOIN users u ON u.id = p.owner_id
    WHERE p.stage = 'proposed' AND p.returned_reason IS NULL AND ${projectIsVisibleTo(parameters.add(viewer.id), 'true')}`,
  group: () => `
    SELECT g.id::text, g.name, ${NAME}, 1, g.created_at, '${paths.adminGroups}'
    FROM groups g LEFT JOIN users u ON u.id = g.created_by_id WHERE g.moderation_status = 'pending'`,
  /** Those that should have been answered by now. */
  enquiry: (viewer: Member, parameters: Parameters) => `
    SELECT e.id::text, e.reference, coalesce(e.organization, e.name), 1, e.created_at, '${paths.adminEnquiry('')}' || e.id
    FROM enquiries e
    WHERE e.state = 'new' AND e.answer_by < (now() AT TIME ZONE ${parameters.add(viewer.timeZone)}::text)::date`,
  paid_twice: () => `
    SELECT u.id::text, '', ${NAME}, count(*)::integer, max(s.created_at), '${paths.adminSubscriptions}?state=twice'
    FROM subscriptions s JOIN users u ON u.id = s.user_id
    WHERE ${OPEN_PAID} AND NOT s.cancel_at_period_end GROUP BY u.id HAVING count(*) > 1`,
  past_due: () => `
    SELECT s.id::text, '', ${NAME}, 1, least(now(), coalesce(s.current_period_end, s.created_at)), '${paths.adminSubscriptions}?state=past_due'
    FROM subscriptions s JOIN users u ON u.id = s.user_id WHERE ${OPEN_PAID} AND s.status = 'past_due'`,
  /** Those that did not surely reach everyone, for two weeks. */
  newsletter: () => `
    SELECT n.id::text, n.subject, NULL, count(*)::integer, n.began_at, '${paths.adminNewsletter('')}' || n.id
    FROM newsletters n JOIN newsletter_recipients r ON r.newsletter_id = n.id AND r.state IN ('failed', 'uncertain')
    WHERE n.began_at > now() - interval '14 days' GROUP BY n.id`,
  /** Drafts that could not be published at the time chosen. */
  course_schedule: () => `
    SELECT d.course_id::text, d.document ->> 'title', ${NAME}, 1, d.publish_failed_at, '${paths.adminCourse('')}' || d.course_id
    FROM course_drafts d LEFT JOIN users u ON u.id = d.scheduled_by_id WHERE d.publish_failed_at IS NOT NULL`,
  /** What the provider asks is not what the site promises. */
  price: () => `
    SELECT p.provider, '', NULL, 1, p.since, '${paths.adminSubscriptions}'
    FROM provider_prices p WHERE p.period = 'month' AND NOT ${PRICE_IS_EXPECTED}`,
  /** Those that no mentor answered in time. */
  mentor_request: () => `
    SELECT r.id::text, r.topic, ${NAME}, 1, r.created_at, '${paths.mentorshipQueue}'
    FROM mentorship_requests r LEFT JOIN users u ON u.id = r.member_id WHERE ${IS_OVERDUE}`,
  failed_email: () => failed(isEmail('j.name')),
  failed_job: () => failed(`NOT ${isEmail('j.name')}`),
  canary: () => `
    SELECT c.app, c.app, NULL, 1, c.canary_since, '${paths.adminReleases}'
    FROM release_channels c WHERE c.canary_release IS NOT NULL`,
} satisfies Record<string, (viewer: Member, parameters: Parameters) => string>;

export type AttentionKind = keyof typeof WAITING;
export const ATTENTION_KINDS = Object.keys(WAITING) as AttentionKind[];

/** Rows `(kind, id, title, who, count, since, href)` of these kinds. */
export const waiting = (kinds: readonly AttentionKind[], viewer: Member, parameters: Parameters): string =>
  kinds
    .map(
      (kind) => `
  SELECT '${kind}'::text AS kind, w.*
  FROM (${WAITING[kind](viewer, parameters)}) AS w(id, title, who, count, since, href)`,
    )
    .join(' UNION ALL ');
