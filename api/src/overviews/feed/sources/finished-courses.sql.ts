import { notMuted } from '../../../core/visibility/mutes.sql.js';
import { paths } from '#platform/paths/paths';
import { notBlocked } from '../../../core/visibility/blocks.sql.js';
import { offered } from '../../../core/visibility/courses.sql.js';
import { isShown, LISTED, viewerAudience } from '../../../core/visibility/members.sql.js';
import { feedPerson, NOTHING_ELSE, pageAt, type FeedSource } from '../feed-source.js';

/** Courses that others have finished and show on their profile. */
export const FINISHED_COURSES: FeedSource = {
  from: `FROM enrollments o JOIN users u ON u.id = o.user_id JOIN courses c ON c.id = o.course_id
    WHERE o.completed_at IS NOT NULL AND u.id <> $1 AND ${LISTED} AND ${notBlocked('u.id', '$1')} AND ${notMuted('u.id', '$1')} AND ${offered('c')}
      AND ${isShown('finishedCourses', viewerAudience('u.id', '$1'))} AND c.id <> ALL (u.hidden_courses)`,
  at: 'o.completed_at',
  id: 'o.id',
  details: 'FROM enrollments o JOIN users u ON u.id = o.user_id JOIN courses c ON c.id = o.course_id',
  item: {
    ...NOTHING_ELSE,
    kind: `'finished_course'`,
    href: pageAt(paths.course, 'c.slug'),
    title: 'c.title',
    person: feedPerson('u'),
  },
};
