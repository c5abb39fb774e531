import type { Statement } from '../../../core/database/database.js';
import { reportSubject } from '../../../core/report-subjects/report-subjects.module.js';
import { type SubjectKind } from '../../../core/report-subjects/report-subjects.module.js';
import { type Decision, DECISIONS } from '../report-kinds.js';

export const isHidden = (kind: SubjectKind, id: string): Statement => ({
  text: `SELECT ${reportSubject(kind).hidden} AS hidden FROM (SELECT $1::uuid AS subject_id) r`,
  values: [id],
});

/** What can be decided on a kind. */
export function choicesFor(kind: SubjectKind): Decision[] {
  const { hide, remove } = reportSubject(kind);
  return DECISIONS.filter((decision) => (decision === 'hide' ? hide : decision === 'remove' ? remove : true));
}
