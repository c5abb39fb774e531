import { paths } from '#platform/paths/paths';
import { isPro } from '../../core/access/member.js';
import type { Statement } from '../../core/database/database.js';
import { AUTHOR_NAME, ReportSubjectsModule } from '../../core/report-subjects/report-subjects.module.js';
import { groupIsOpenTo } from '../../core/visibility/groups.sql.js';

declare module '../../core/report-subjects/report-subjects.module.js' {
  interface ReportSubjects {
    group: true;
  }
}

export const REPORT_SUBJECTS = ReportSubjectsModule.forFeature({
  group: {
    noun: 'group',
    find: (id, viewer) => ({
      name: 'reports.group',
      text: `
        SELECT a.id AS "authorId", ${AUTHOR_NAME}, g.name AS title, concat_ws(E'\\n\\n', g.about, g.rules) AS text, '${paths.groups}/' || g.slug AS href
        FROM groups g
        LEFT JOIN group_memberships o ON o.group_id = g.id AND o.role = 'owner' LEFT JOIN users a ON a.id = o.user_id
        WHERE g.id = $1 AND (g.visibility IN ('public', 'private', 'pro') OR ${groupIsOpenTo('$2', '$3')})
        ORDER BY o.joined_at LIMIT 1`,
      values: [id, viewer.id, isPro(viewer)],
    }),
    hidden: `EXISTS (SELECT FROM groups s WHERE s.id = r.subject_id AND s.moderation_status = 'hidden')`,
    neverAutoHidden: true,
    hide: (id, hidden) => (hidden ? withholding(id, 'hidden') : reopening(id, 'hidden')),
    remove: (id, removed) => (removed ? withholding(id, 'removed') : reopening(id, 'removed')),
    // People who were in it see it no more, and hear that they do not.
    changes: (id) => ({
      text: `SELECT 'group:' || g.id AS topic, NULL AS "groupId", CASE WHEN coalesce(g.intended_visibility, g.visibility) = 'secret'
               THEN ARRAY(SELECT m.user_id FROM group_memberships m WHERE m.group_id = g.id) END AS "memberIds"
             FROM groups g WHERE g.id = $1`,
      values: [id],
    }),
  },
});

/** Out of sight for all but its owners, or for everybody, with all that is in it. */
const withholding = (id: string, as: 'hidden' | 'removed'): Statement => ({
  text: `UPDATE groups SET intended_visibility = coalesce(intended_visibility, visibility), visibility = 'withheld', moderation_status = $2
         WHERE id = $1 AND coalesce(moderation_status, 'hidden') IN ('hidden', 'removed') AND moderation_status IS DISTINCT FROM $2`,
  values: [id, as],
});

const reopening = (id: string, as: 'hidden' | 'removed'): Statement => ({
  text: `UPDATE groups SET visibility = intended_visibility, intended_visibility = NULL, moderation_status = NULL
         WHERE id = $1 AND moderation_status = $2`,
  values: [id, as],
});
