import { paths } from '#platform/paths/paths';
import { count, dayIn } from '../../core/recommendations/reasons.js';
import { openTo, wanted } from '../../core/recommendations/candidates.sql.js';
import { RecommendationSourcesModule } from '../../core/recommendations/recommendation-sources.module.js';
import { jsonArray, jsonObject } from '../../core/database/json.sql.js';
import { COURSE_COVER, COURSE_PROGRESS } from '../courses/courses.sql.js';
import type { Member } from '../../core/access/member.js';

declare module '../../core/recommendations/recommendation-sources.module.js' {
  interface RecommendationKinds {
    lesson: true;
  }
}

interface Candidate {
  id: string;
  title: string;
  slug: string;
  course: string;
  courseSlug: string;
  coverSeed: string;
  progress: number;
  completed: number;
  lastActivityAt: string | null;
}

const lessonToContinue = (lesson: Candidate, { timeZone }: Member) => ({
  id: lesson.id,
  href: paths.lesson(lesson.courseSlug, lesson.slug),
  title: lesson.title,
  coverSeed: lesson.coverSeed,
  reason:
    lesson.completed === 0
      ? `You enrolled in ${lesson.course} and haven’t completed a lesson yet.`
      : `You’re ${lesson.progress}% through ${lesson.course}. This is where you left off.`,
  why: [
    `You’re enrolled in ${lesson.course}.`,
    lesson.completed > 0 ? `You’ve completed ${count(lesson.completed, 'lesson')}.` : null,
    lesson.lastActivityAt ? `You last opened it on ${dayIn(timeZone, lesson.lastActivityAt)}.` : null,
  ],
});

export const RECOMMENDATIONS = RecommendationSourcesModule.forFeature<Candidate>('lesson', {
  position: 10,
  table: 'lessons',
  candidates: jsonArray(
    jsonObject<Candidate>({
      id: 'l.id',
      title: 'l.title',
      slug: 'l.slug',
      course: 'c.title',
      courseSlug: 'c.slug',
      coverSeed: COURSE_COVER,
      progress: COURSE_PROGRESS,
      completed: 'en.completed_lessons',
      lastActivityAt: 'iso_instant(en.last_activity_at)',
    }),
    `FROM enrollments en JOIN courses c ON c.id = en.course_id
   CROSS JOIN LATERAL (
     SELECT l.id, l.title, l.slug FROM lessons l
     WHERE l.course_id = c.id AND l.retired_at IS NULL AND NOT EXISTS (
       SELECT FROM lesson_completions d WHERE d.enrollment_id = en.id AND d.lesson_id = l.id)
     ORDER BY l.position LIMIT 1) l
   WHERE en.user_id = $1 AND en.completed_at IS NULL AND ${openTo('c')} AND ${wanted('lesson', 'l.id')}
   ORDER BY coalesce(en.last_activity_at, en.started_at) DESC, en.id LIMIT 3`,
  ),
  recommend: lessonToContinue,
});
