import { paths } from '#platform/paths/paths';
import { isStaff } from '../../../core/access/member.js';
import {
  AUTHOR_NAME,
  hiding,
  removal,
  ReportSubjectsModule,
} from '../../../core/report-subjects/report-subjects.module.js';
import { projectIsVisibleTo } from '../../../core/visibility/projects.sql.js';

declare module '../../../core/report-subjects/report-subjects.module.js' {
  interface ReportSubjects {
    project: true;
  }
}

export const REPORT_SUBJECTS = ReportSubjectsModule.forFeature({
  project: {
    noun: 'project',
    find: (id, viewer) => ({
      name: 'reports.project',
      text: `
        SELECT p.owner_id AS "authorId", ${AUTHOR_NAME}, p.title, concat_ws(E'\\n\\n', p.purpose, p.result) AS text,
          '${paths.synergizer}/project/' || p.slug AS href
        FROM projects p LEFT JOIN users a ON a.id = p.owner_id WHERE p.id = $1 AND ${projectIsVisibleTo('$2', '$3')}`,
      values: [id, viewer.id, isStaff(viewer)],
    }),
    hidden: 'EXISTS (SELECT FROM projects s WHERE s.id = r.subject_id AND s.hidden_at IS NOT NULL)',
    hide: (id, hidden) => hiding('projects', id, hidden),
    remove: (id, removed) => removal('projects', id, removed),
    // Its page, and the list it stands in.
    changes: (id) => ({
      text: `SELECT t.topic, NULL AS "groupId" FROM (VALUES ('projects'), ('project:' || $1::uuid)) t(topic)`,
      values: [id],
    }),
  },
});
