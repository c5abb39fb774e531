import { jsonObject } from '../../core/database/json.sql.js';
import { courseIsVisibleTo } from '../../core/visibility/courses.sql.js';
import type { Statement } from '../../core/database/database.js';
import { COURSE_COVER } from '../courses/courses.sql.js';
import { personSummary } from '../../identity/users/person.sql.js';
import type { CertificateResponse } from './certificates.dto.js';

/** `k` is the certificate, `n` the version that came after it. */
const STATUS = `CASE WHEN k.revoked_at IS NOT NULL THEN 'revoked' WHEN n.id IS NOT NULL THEN 'replaced' ELSE 'valid' END`;
const NOT_LATEST = `EXISTS (
  SELECT FROM certificates x WHERE x.user_id = k.user_id AND x.course_id = k.course_id AND x.version > k.version)`;

/** The files of a certificate are another matter. */
export type StoredCertificate = Omit<CertificateResponse, 'hasPdf' | 'hasCredential'>;

const certificate = (viewer: string) =>
  jsonObject<StoredCertificate>({
    id: 'k.id',
    status: STATUS,
    // What was corrected or withdrawn is not shown again.
    name: `CASE WHEN ${STATUS} = 'valid' OR k.user_id = ${viewer} THEN k.name END`,
    course: jsonObject({
      id: 'c.id',
      slug: 'c.slug',
      title: 'k.course_title',
      promise: 'c.promise',
      coverSeed: COURSE_COVER,
      isVisible: courseIsVisibleTo('c', viewer),
    }),
    lessonCount: 'k.lesson_count',
    duration: 'duration_label(k.duration_minutes)',
    instructor: personSummary('t'),
    completedAt: 'iso_instant(k.completed_at)',
    issuedAt: 'iso_instant(k.issued_at)',
    revokedAt: 'iso_instant(k.revoked_at)',
    replacedById: `CASE WHEN ${STATUS} = 'replaced' THEN n.id END`,
    isMine: `coalesce(k.user_id = ${viewer}, false)`,
    presentName: `CASE WHEN k.user_id = ${viewer} THEN member_name(u.first_name, u.last_name) END`,
  });

const FROM = `
  FROM certificates k JOIN users u ON u.id = k.user_id JOIN courses c ON c.id = k.course_id
  LEFT JOIN users t ON t.id = c.instructor_id
  LEFT JOIN LATERAL (
    SELECT x.id FROM certificates x
    WHERE x.user_id = k.user_id AND x.course_id = k.course_id AND x.version > k.version AND x.revoked_at IS NULL
    ORDER BY x.version DESC LIMIT 1) n ON true`;

export interface CertificateRow {
  certificate: StoredCertificate;
  statusIndex: number;
}

/** @param viewerId null for a visitor */
export const certificateById = (id: string, viewerId: string | null): Statement => ({
  name: 'certificates.by_id',
  text: `SELECT ${certificate('$2::uuid')} AS certificate, k.status_index AS "statusIndex" ${FROM} WHERE k.id = $1`,
  values: [id, viewerId],
});

/** The latest version for each course, the last finished first. */
export const certificatesOf = (userId: string): Statement => ({
  name: 'certificates.of',
  text: `
    SELECT ${certificate('$1::uuid')} AS certificate, k.status_index AS "statusIndex"
    ${FROM} WHERE k.user_id = $1 AND NOT ${NOT_LATEST} ORDER BY k.completed_at DESC, k.id`,
  values: [userId],
});

/** The next version with the member's present name, where the latest has another one or was revoked. */
export const reissue = (id: string, userId: string): Statement => ({
  text: `
    INSERT INTO certificates (user_id, course_id, version, name, course_title, lesson_count, duration_minutes, completed_at)
    SELECT k.user_id, k.course_id, k.version + 1, member_name(u.first_name, u.last_name), k.course_title, k.lesson_count,
           k.duration_minutes, k.completed_at
    FROM certificates asked
    JOIN certificates k ON k.user_id = asked.user_id AND k.course_id = asked.course_id
    JOIN users u ON u.id = k.user_id
    WHERE asked.id = $1 AND asked.user_id = $2 AND NOT ${NOT_LATEST}
      AND (k.revoked_at IS NOT NULL OR k.name <> member_name(u.first_name, u.last_name))
    ON CONFLICT (user_id, course_id, version) DO NOTHING`,
  values: [id, userId],
});

/** The id of the latest version. */
export const latestOf = (id: string, userId: string): Statement => ({
  text: `
    SELECT k.id FROM certificates asked
    JOIN certificates k ON k.user_id = asked.user_id AND k.course_id = asked.course_id
    WHERE asked.id = $1 AND asked.user_id = $2 ORDER BY k.version DESC LIMIT 1`,
  values: [id, userId],
});

/** Revokes every version. */
export const revoke = (id: string, userId: string): Statement => ({
  text: `
    UPDATE certificates k SET revoked_at = coalesce(k.revoked_at, now())
    FROM certificates asked
    WHERE asked.id = $1 AND asked.user_id = $2 AND k.user_id = asked.user_id AND k.course_id = asked.course_id`,
  values: [id, userId],
});

/** The places, from `from` on, of certificates that no longer hold. */
export const withdrawnPlaces = (from: number, length: number): Statement => ({
  name: 'certificates.withdrawn_places',
  text: `
    SELECT k.status_index AS place FROM certificates k
    WHERE k.status_index >= $1::integer AND k.status_index < $1::integer + $2::integer AND (k.revoked_at IS NOT NULL OR ${NOT_LATEST})`,
  values: [from, length],
});
