import { TRACKS, type Track } from '@futurelab/platform/format';
import { courseState, isCompleted, type CourseState } from '../../model/learning/enrollments';

const SHOWN = 3;

interface PathCourse {
  slug: string;
  title: string;
  progress: number;
  state: CourseState;
}

export interface LeadingPath {
  track: Track;
  completed: number;
  total: number;
  /** Completed courses of the track in whole percent of its courses. */
  percent: number;
  courses: PathCourse[];
  /** How many more courses there are than `courses`. */
  more: number;
}

interface Enrolled {
  progress: number;
  course: { slug: string; title: string; track: Track };
}

/** The track in which the member has most courses, as the card shows it; null without any course. */
export function leadingPath(enrollments: Enrolled[]): LeadingPath | null {
  const paths = TRACKS.map((track) => ({
    track,
    all: enrollments.filter((one) => one.course.track === track),
  }));
  const most = paths.reduce((best, path) => (path.all.length > best.all.length ? path : best));
  if (most.all.length === 0) return null;

  const completed = most.all.filter(isCompleted).length;
  return {
    track: most.track,
    completed,
    total: most.all.length,
    percent: Math.round((completed / most.all.length) * 100),
    courses: most.all.slice(0, SHOWN).map(({ course, ...enrollment }) => ({
      slug: course.slug,
      title: course.title,
      progress: enrollment.progress,
      state: courseState(enrollment),
    })),
    more: Math.max(0, most.all.length - SHOWN),
  };
}
