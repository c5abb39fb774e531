import { jsonObject, pageStatement, Parameters, type JsonFields } from '../../../core/database/json.sql.js';
import type { Statement } from '../../../core/database/database.js';
import type { MyNote, MyReflection } from './journal.dto.js';

/** What a member keeps of lessons. */
export type Journal = 'notes' | 'reflections';

const SHARED: JsonFields<MyReflection> = {
  lesson: jsonObject({ id: 'l.id', slug: 'l.slug', title: 'l.title' }),
  course: jsonObject({ id: 'c.id', slug: 'c.slug', title: 'c.title' }),
  text: 'e.text',
  updatedAt: 'iso_instant(e.updated_at)',
};

const ENTRIES: Record<Journal, { table: string; item: string }> = {
  notes: {
    table: 'lesson_notes',
    item: jsonObject<MyNote>({ ...SHARED, blockId: 'e.block_id', seconds: 'e.seconds' }),
  },
  reflections: { table: 'lesson_reflections', item: jsonObject<MyReflection>(SHARED) },
};

const sourceOf = (journal: Journal) => `FROM ${ENTRIES[journal].table} e
  JOIN lessons l ON l.id = e.lesson_id JOIN courses c ON c.id = l.course_id WHERE e.user_id = $1`;

/** The member's own entries, the latest first. `after`: [updated at, lesson id]. */
export function journalPage(
  journal: Journal,
  memberId: string,
  size: number,
  after?: readonly unknown[],
): Statement {
  const parameters = new Parameters();
  parameters.add(memberId);
  return pageStatement({
    name: `lessons.my_${journal}`,
    item: ENTRIES[journal].item,
    source: sourceOf(journal),
    key: [
      ['e.updated_at', 'timestamptz'],
      ['e.lesson_id', 'uuid'],
    ],
    descending: true,
    size,
    after,
    total: `SELECT count(*) FROM ${ENTRIES[journal].table} WHERE user_id = $1`,
    parameters,
  });
}

/** All of them, one a lesson, in the order in which they were written. */
export const wholeJournal = (journal: Journal, memberId: string): Statement => ({
  name: `lessons.all_my_${journal}`,
  text: `
    SELECT coalesce(json_agg(${ENTRIES[journal].item} ORDER BY e.updated_at, e.lesson_id), '[]'::json)::text AS json
    ${sourceOf(journal)}`,
  values: [memberId],
});
