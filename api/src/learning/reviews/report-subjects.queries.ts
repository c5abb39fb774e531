import { paths } from '#platform/paths/paths';
import {
  AUTHOR_NAME,
  hiding,
  removal,
  ReportSubjectsModule,
} from '../../core/report-subjects/report-subjects.module.js';
import { courseIsVisibleTo } from '../../core/visibility/courses.sql.js';
import { notBlocked } from '../../core/visibility/blocks.sql.js';

declare module '../../core/report-subjects/report-subjects.module.js' {
  interface ReportSubjects {
    review: true;
  }
}

export const REPORT_SUBJECTS = ReportSubjectsModule.forFeature({
  review: {
    noun: 'review',
    find: (id, viewer) => ({
      name: 'reports.review',
      text: `
        SELECT r.user_id AS "authorId", ${AUTHOR_NAME}, c.title, r.text, '${paths.courses}/' || c.slug || '#reviews' AS href
        FROM course_reviews r JOIN courses c ON c.id = r.course_id JOIN users a ON a.id = r.user_id
        WHERE r.id = $1 AND r.deleted_at IS NULL AND r.hidden_at IS NULL AND ${notBlocked('r.user_id', '$2')}
          AND ${courseIsVisibleTo('c', '$2')}`,
      values: [id, viewer.id],
    }),
    hidden: 'EXISTS (SELECT FROM course_reviews s WHERE s.id = r.subject_id AND s.hidden_at IS NOT NULL)',
    hide: (id, hidden) => hiding('course_reviews', id, hidden),
    remove: (id, removed) => removal('course_reviews', id, removed),
  },
});
