import type { Statement } from '../../../core/database/database.js';

/** Withdraws the course or offers it again: one row if that changes anything. */
export const courseWithdrawal = (courseId: string, withdrawn: boolean): Statement => ({
  name: 'authoring.withdrawal',
  text: `
    UPDATE courses SET withdrawn_at = CASE WHEN $2::boolean THEN now() END
    WHERE id = $1 AND (withdrawn_at IS NOT NULL) <> $2::boolean RETURNING id`,
  values: [courseId, withdrawn],
});
