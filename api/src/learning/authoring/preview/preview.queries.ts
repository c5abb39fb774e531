import type { Statement } from '../../../core/database/database.js';
import { personSummary } from '../../../identity/users/person.sql.js';
import type { PersonSummary } from '../../../identity/users/person.dto.js';

/** What the page of a course says and its document does not. */
export interface AroundPreview {
  /** Null before it is published. */
  coverSeed: string | null;
  duration: string;
  instructor: PersonSummary;
}

interface Previewed {
  courseId: string;
  instructorId: string | null;
  minutes: number;
}

export const aroundPreview = ({ courseId, instructorId, minutes }: Previewed): Statement => ({
  name: 'authoring.around_preview',
  text: `
    SELECT c.cover_seed AS "coverSeed", duration_label($3::integer) AS duration, ${personSummary('t')} AS instructor
    FROM (SELECT $1::uuid AS id) i LEFT JOIN courses c ON c.id = i.id LEFT JOIN users t ON t.id = $2::uuid`,
  values: [courseId, instructorId, minutes],
});
