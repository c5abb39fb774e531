import { paths } from '#platform/paths/paths';
import { AUTHOR_NAME, ReportSubjectsModule } from '../../../core/report-subjects/report-subjects.module.js';
import { messageShownTo, shownTo } from '../../../core/visibility/conversations.sql.js';

declare module '../../../core/report-subjects/report-subjects.module.js' {
  interface ReportSubjects {
    message: true;
  }
}

export const REPORT_SUBJECTS = ReportSubjectsModule.forFeature({
  // People who read a conversation alone can report what is in it; of it, moderators see the copy.
  message: {
    noun: 'message',
    find: (id, viewer) => ({
      name: 'reports.message',
      text: `
        SELECT m.author_id AS "authorId", ${AUTHOR_NAME}, 'A message' AS title,
          concat_ws(E'\\n', nullif(m.text, ''), (SELECT string_agg(mf.file_name, E'\\n' ORDER BY mf.position) FROM message_files mf WHERE mf.message_id = m.id)) AS text, '${paths.messages}/' || c.id AS href
        FROM messages m JOIN conversations c ON c.id = m.conversation_id
        JOIN conversation_members me ON me.conversation_id = c.id AND me.user_id = $2
        LEFT JOIN users a ON a.id = m.author_id
        WHERE m.id = $1 AND NOT m.is_system AND m.deleted_at IS NULL AND ${shownTo('$2')} AND ${messageShownTo('$2')}`,
      values: [id, viewer.id],
    }),
    hidden: 'false',
    remove: (id, removed) =>
      removed
        ? {
            text: `WITH detached AS (UPDATE message_files SET message_id = NULL WHERE message_id = $1)
              UPDATE messages SET text = '', deleted_at = now() WHERE id = $1 AND deleted_at IS NULL`,
            values: [id],
          }
        : null,
  },
});
