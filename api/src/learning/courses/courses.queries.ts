import type { IdOrSlug } from '../../core/validation/id-or-slug.pipe.js';
import { jsonArray, jsonObject, jsonWhen } from '../../core/database/json.sql.js';
import type { Statement } from '../../core/database/database.js';
import type { CourseDetail, OutlineModule } from './courses.dto.js';
import { COURSE_PROGRESS, COURSE_SUMMARY, coursesSeenBy, NEW_LESSONS, NEXT_LESSON } from './courses.sql.js';
import { courseIsVisibleTo, offered } from '../../core/visibility/courses.sql.js';

const OUTLINE = jsonArray(
  jsonObject<OutlineModule>({
    id: 'm.id',
    title: 'm.title',
    lessons: jsonArray(
      jsonObject({
        id: 'l.id',
        slug: 'l.slug',
        title: 'l.title',
        position: 'l.position',
        durationMinutes: 'l.duration_minutes',
        kind: 'l.kind',
        isPreview: 'l.is_preview',
        isCompleted: 'd.lesson_id IS NOT NULL',
      }),
      `FROM lessons l LEFT JOIN lesson_completions d ON d.lesson_id = l.id AND d.enrollment_id = en.id
       WHERE l.module_id = m.id AND l.retired_at IS NULL ORDER BY l.position`,
    ),
  }),
  `FROM course_modules m WHERE m.course_id = c.id
     AND EXISTS (SELECT FROM lessons l WHERE l.module_id = m.id AND l.retired_at IS NULL)
   ORDER BY m.position`,
);

/** The course with its outline, as `viewerId` (null for a visitor) stands in it. */
export const courseByRef = ({ by, value }: IdOrSlug, viewerId: string | null): Statement => ({
  name: `courses.by_${by}`,
  text: `
    SELECT ${jsonObject<CourseDetail>({
      ...COURSE_SUMMARY,
      description: 'c.description',
      outcomes: 'c.outcomes',
      isWithdrawn: `NOT (${offered('c')})`,
      isInstructor: 'coalesce(c.instructor_id = $2::uuid, false)',
      modules: OUTLINE,
      enrollment: jsonWhen(
        'en.id IS NOT NULL',
        jsonObject({
          id: 'en.id',
          progress: COURSE_PROGRESS,
          nextLesson: NEXT_LESSON,
          newLessons: NEW_LESSONS,
        }),
      ),
    })}::text AS json
    ${coursesSeenBy('$2')} WHERE c.${by} = $1 AND ${courseIsVisibleTo('c', '$2')}`,
  values: [value, viewerId],
});
