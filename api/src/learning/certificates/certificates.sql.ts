import type { Statement } from '../../core/database/database.js';

/** Issues certificates for those of the enrollments (null: all) that are finished; one that is there stays as it is. */
export const certificateIssue = (enrollmentIds: readonly string[] | null): Statement => ({
  text: `
    INSERT INTO certificates (user_id, course_id, name, course_title, lesson_count, duration_minutes, completed_at, issued_at)
    SELECT e.user_id, e.course_id, member_name(u.first_name, u.last_name), c.title, c.lesson_count, c.duration_minutes,
           e.completed_at, e.completed_at
    FROM enrollments e JOIN users u ON u.id = e.user_id JOIN courses c ON c.id = e.course_id
    WHERE ($1::uuid[] IS NULL OR e.id = ANY ($1)) AND e.completed_at IS NOT NULL ORDER BY e.id
    ON CONFLICT (user_id, course_id, version) DO NOTHING`,
  values: [enrollmentIds],
});
