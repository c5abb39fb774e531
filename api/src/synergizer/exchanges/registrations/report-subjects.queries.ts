import { paths } from '#platform/paths/paths';
import { isStaff } from '../../../core/access/member.js';
import {
  AUTHOR_NAME,
  hiding,
  removal,
  ReportSubjectsModule,
} from '../../../core/report-subjects/report-subjects.module.js';
import { exchangeIsVisibleTo } from '../../../core/visibility/exchanges.sql.js';

declare module '../../../core/report-subjects/report-subjects.module.js' {
  interface ReportSubjects {
    exchange: true;
  }
}

export const REPORT_SUBJECTS = ReportSubjectsModule.forFeature({
  exchange: {
    noun: 'exchange',
    find: (id, viewer) => ({
      name: 'reports.exchange',
      text: `
        SELECT x.owner_id AS "authorId", ${AUTHOR_NAME}, x.title, x.body AS text, '${paths.synergizer}/exchange/' || x.slug AS href
        FROM exchanges x LEFT JOIN users a ON a.id = x.owner_id WHERE x.id = $1 AND ${exchangeIsVisibleTo('$2', '$3')}`,
      values: [id, viewer.id, isStaff(viewer)],
    }),
    hidden: 'EXISTS (SELECT FROM exchanges s WHERE s.id = r.subject_id AND s.hidden_at IS NOT NULL)',
    hide: (id, hidden) => hiding('exchanges', id, hidden),
    remove: (id, removed) => removal('exchanges', id, removed),
    // Its page, and the list it stands in.
    changes: (id) => ({
      text: `SELECT t.topic, NULL AS "groupId" FROM (VALUES ('exchanges'), ('exchange:' || $1::uuid)) t(topic)`,
      values: [id],
    }),
  },
});
