import { paths } from '#platform/paths/paths';
import { count } from '../../../core/recommendations/reasons.js';
import { openTo, wanted } from '../../../core/recommendations/candidates.sql.js';
import { RecommendationSourcesModule } from '../../../core/recommendations/recommendation-sources.module.js';
import { jsonArray, jsonObject } from '../../../core/database/json.sql.js';
import { COURSE_COVER } from '../courses.sql.js';
import { offered } from '../../../core/visibility/courses.sql.js';

declare module '../../../core/recommendations/recommendation-sources.module.js' {
  interface RecommendationKinds {
    course: true;
  }
}

interface Candidate {
  id: string;
  title: string;
  slug: string;
  coverSeed: string;
  access: string;
  duration: string;
  /** Title of its path, if there is one. */
  path: string | null;
  /** Whether the member has joined that path. */
  isOnPath: boolean;
  /** Whether it is the first on that path that they have not enrolled in. */
  isNext: boolean;
  /** A course of the same track that the member is in. */
  sameTrack: string | null;
  finishedBy: number;
}

function courseToStart(course: Candidate) {
  const { path, isOnPath, isNext, sameTrack, access, duration, finishedBy } = course;
  const cost = access === 'pro' ? 'It’s included in your membership' : 'It’s free';
  return {
    id: course.id,
    href: paths.course(course.slug),
    title: course.title,
    coverSeed: course.coverSeed,
    reason:
      isOnPath && path
        ? `It’s ${isNext ? 'the next' : 'a later'} course on ${path}, a path you joined. It takes ${duration}.`
        : sameTrack && path
          ? `It’s part of ${path}, like ${sameTrack}. It takes ${duration}.`
          : `${cost}${path ? ` and a good start on ${path}` : ''}. It takes ${duration}.`,
    why: [
      isOnPath && path ? `You joined ${path}.` : null,
      sameTrack ? `You’re taking ${sameTrack}, which is on the same track.` : null,
      `${cost}, and you’re not enrolled.`,
      finishedBy > 0 ? `${count(finishedBy, 'person has', 'people have')} finished it.` : null,
    ],
  };
}

export const RECOMMENDATIONS = RecommendationSourcesModule.forFeature<Candidate>('course', {
  position: 60,
  table: 'courses',
  candidates: jsonArray(
    jsonObject<Candidate>({
      id: 'c.id',
      title: 'c.title',
      slug: 'c.slug',
      coverSeed: COURSE_COVER,
      access: 'c.access',
      duration: 'duration_label(c.duration_minutes)',
      path: 'c.path',
      isOnPath: 'c.is_on_path',
      isNext: 'c.is_next',
      sameTrack: 'c.same_track',
      finishedBy: `(SELECT count(*)::integer FROM enrollments f WHERE f.course_id = c.id AND f.completed_at IS NOT NULL)`,
    }),
    `FROM (
     SELECT c.*, p.title AS path, pm.user_id IS NOT NULL AS is_on_path, pc.position AS path_position,
       row_number() OVER (PARTITION BY c.track ORDER BY pc.position NULLS LAST, c.position, c.id) = 1 AS is_next, (
       SELECT o.title FROM enrollments e JOIN courses o ON o.id = e.course_id
       WHERE e.user_id = $1 AND o.track = c.track ORDER BY e.started_at DESC LIMIT 1) AS same_track
     FROM courses c
     LEFT JOIN learning_paths p ON p.id = c.track
     LEFT JOIN learning_path_memberships pm ON pm.path_id = c.track AND pm.user_id = $1
     LEFT JOIN learning_path_courses pc ON pc.path_id = c.track AND pc.course_id = c.id
     WHERE ${offered('c')} AND c.lesson_count > 0 AND ${openTo('c')} AND ${wanted('course', 'c.id')}
       AND NOT EXISTS (SELECT FROM enrollments e WHERE e.user_id = $1 AND e.course_id = c.id)
   ) c
   ORDER BY c.is_on_path DESC, c.same_track IS NOT NULL DESC, c.path_position NULLS LAST, c.position, c.id
   LIMIT 3`,
  ),
  recommend: courseToStart,
});
