import type { Statement } from '../../../core/database/database.js';

export const dueCourses: Statement = {
  name: 'authoring.due',
  text: 'SELECT course_id AS id FROM course_drafts WHERE publish_at <= now() ORDER BY publish_at LIMIT 50',
};

export interface DueCourse {
  title: string;
  scheduledById: string | null;
  /** Whom to notify when it cannot be published. */
  authorId: string | null;
  /** Whether who chose the time may still publish the course. */
  isAllowed: boolean;
}

/** Of a locked course whose time has come. */
export const dueCourse = (courseId: string): Statement => ({
  name: 'authoring.due_course',
  text: `
    SELECT d.document ->> 'title' AS title, d.scheduled_by_id AS "scheduledById",
      coalesce(d.scheduled_by_id, d.updated_by_id) AS "authorId",
      coalesce(u.suspended_at IS NULL AND (u.is_admin OR u.id =
        CASE WHEN c.id IS NOT NULL THEN c.instructor_id ELSE (d.document ->> 'instructorId')::uuid END), false) AS "isAllowed"
    FROM course_drafts d LEFT JOIN courses c ON c.id = d.course_id LEFT JOIN users u ON u.id = d.scheduled_by_id
    WHERE d.course_id = $1 AND d.publish_at <= now()`,
  values: [courseId],
});

export const scheduleFailure = (courseId: string): Statement => ({
  name: 'authoring.schedule_failure',
  text: 'UPDATE course_drafts SET publish_at = NULL, publish_failed_at = now() WHERE course_id = $1',
  values: [courseId],
});
