import { exported, PersonalDataModule } from '../../core/personal-data/personal-data.module.js';
import { LESSON } from '../courses/registrations/personal-data.queries.js';

export const PERSONAL_DATA = PersonalDataModule.forFeature({
  tables: { enrollments: exported('courses', 'lessons'), lesson_completions: exported('lessons') },
  sections: {
    courses: {
      label: 'Courses',
      sql: `SELECT c.slug AS course, c.title, e.started_at AS "startedAt", e.completed_at AS "completedAt",
              e.last_activity_at AS "lastActivityAt",
              course_progress(e.completed_lessons, c.lesson_count + e.retired_lessons, e.completed_at IS NOT NULL) AS progress
            FROM enrollments e JOIN courses c ON c.id = e.course_id WHERE e.user_id = $1 ORDER BY e.started_at, c.slug`,
    },
    lessons: {
      label: 'Lessons completed',
      sql: `SELECT ${LESSON}, x.completed_at AS "completedAt"
            FROM lesson_completions x JOIN enrollments e ON e.id = x.enrollment_id JOIN lessons l ON l.id = x.lesson_id
            JOIN courses c ON c.id = l.course_id WHERE e.user_id = $1 ORDER BY x.completed_at, l.slug`,
    },
  },
});
