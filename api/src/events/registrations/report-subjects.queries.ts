import { paths } from '#platform/paths/paths';
import { isPro } from '../../core/access/member.js';
import {
  AUTHOR_NAME,
  hiding,
  removal,
  ReportSubjectsModule,
} from '../../core/report-subjects/report-subjects.module.js';
import { eventIsOpenTo } from '../../core/visibility/events.sql.js';

declare module '../../core/report-subjects/report-subjects.module.js' {
  interface ReportSubjects {
    event: true;
  }
}

export const REPORT_SUBJECTS = ReportSubjectsModule.forFeature({
  event: {
    noun: 'event',
    find: (id, viewer) => ({
      name: 'reports.event',
      text: `
        SELECT a.id AS "authorId", ${AUTHOR_NAME}, e.title, concat_ws(E'\\n\\n', e.summary, e.description, e.recap) AS text, '${paths.events}/' || e.slug AS href
        FROM events e LEFT JOIN users a ON a.id = e.host_id
        WHERE e.id = $1 AND ${eventIsOpenTo('$2', '$3')}`,
      values: [id, viewer.id, isPro(viewer)],
    }),
    hidden: 'EXISTS (SELECT FROM events s WHERE s.id = r.subject_id AND s.hidden_at IS NOT NULL)',
    neverAutoHidden: true,
    hide: (id, hidden) => hiding('events', id, hidden),
    remove: (id, removed) => removal('events', id, removed),
    changes: (id) => ({
      text: `SELECT t.topic, e.group_id AS "groupId" FROM events e
             CROSS JOIN LATERAL (VALUES ('event:' || e.id), ('group-activity:' || e.group_id)) t(topic)
             WHERE e.id = $1 AND t.topic IS NOT NULL`,
      values: [id],
    }),
  },
});
