import { jsonArray, jsonObject } from '../common/database/json-sql.js';
import { COURSE_SUMMARY, coursesSeenBy } from '../courses/courses.sql.js';
import type { Statement } from '../database/database.js';

/** The three paths with their courses in order, with the viewer's progress. */
export const learningPathsSeenBy = (viewerId: string | null): Statement => ({
  name: 'learning-paths.all',
  text: `
    SELECT ${jsonArray(
      jsonObject({
        id: 'p.id',
        title: 'p.title',
        description: 'p.description',
        courses: jsonArray(
          jsonObject(COURSE_SUMMARY),
          `${coursesSeenBy('$1')} JOIN learning_path_courses pc ON pc.course_id = c.id
           WHERE pc.path_id = p.id ORDER BY pc.position`,
        ),
      }),
      'FROM learning_paths p ORDER BY p.position',
    )}::text AS json`,
  values: [viewerId],
});
