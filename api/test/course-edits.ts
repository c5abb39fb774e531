import type { Transaction } from '../src/core/database/database.js';
import type { TestApp } from './test-app.js';

export const EDITS = ['add', 'retire', 'restore', 'replace', 'reorder', 'rename'] as const;
export type CourseEdit = (typeof EDITS)[number];

const RETIRED = `course_id = $1 AND retired_at IS NOT NULL`;
const OPEN = `course_id = $1 AND retired_at IS NULL`;
const LAST = `(SELECT coalesce(max(position), 0) + 1 FROM lessons WHERE ${OPEN})`;

const WRITES: Record<CourseEdit, string[]> = {
  add: [
    `INSERT INTO lessons (course_id, module_id, slug, title, position, duration_minutes, kind, body)
     SELECT $1, m.id, 'added-' || gen_random_uuid(), 'Added', ${LAST}, 10, 'text', 'Read this.'
     FROM course_modules m WHERE m.course_id = $1 LIMIT 1`,
  ],
  retire: [
    `UPDATE lessons SET retired_at = now() WHERE id = (
       SELECT id FROM lessons WHERE ${OPEN} ORDER BY md5(id::text || $2) LIMIT 1)`,
  ],
  restore: [
    `UPDATE lessons SET retired_at = NULL, position = ${LAST} WHERE id = (
       SELECT id FROM lessons WHERE ${RETIRED} ORDER BY md5(id::text || $2) LIMIT 1)`,
  ],
  replace: [],
  reorder: [
    `UPDATE lessons SET position = position + 1000 WHERE ${OPEN}`,
    `UPDATE lessons l SET position = n.position FROM (
       SELECT id, row_number() OVER (ORDER BY md5(id::text || $2)) AS position FROM lessons WHERE ${OPEN}) n
     WHERE n.id = l.id`,
  ],
  rename: [`UPDATE lessons SET title = title || '!', duration_minutes = 12 WHERE ${OPEN}`],
};
WRITES.replace = [...WRITES.retire, ...WRITES.add];

/** Edits a course as authors do, one at a time. @param chance chooses the lesson */
export function editCourse(app: TestApp, courseId: string, edit: CourseEdit, chance: number): Promise<void> {
  return app.database.transaction(async (transaction: Transaction) => {
    await transaction.query({ text: 'SELECT FROM courses WHERE id = $1 FOR UPDATE', values: [courseId] });
    for (const text of WRITES[edit])
      await transaction.query({
        text,
        values: text.includes('$2') ? [courseId, String(chance)] : [courseId],
      });
  });
}
