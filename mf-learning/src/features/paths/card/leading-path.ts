import { TRACKS, type Track } from '@futurelab/platform/format';
import type { LearningPath } from '@futurelab/platform/queries/learning';

const SHOWN = 3;

interface PathCourse {
  slug: string;
  title: string;
  progress: number;
}

export interface LeadingPath {
  track: Track;
  completed: number;
  total: number;
  /** Completed courses of the track in whole percent of all its courses. */
  percent: number;
  courses: PathCourse[];
  /** How many more courses there are than `courses`. */
  more: number;
}

interface Enrolled {
  progress: number;
  course: { slug: string; title: string; track: Track };
}

type Path = Pick<LearningPath, 'id' | 'completed' | 'total' | 'percent'>;

/** The track in which the member has most courses, as far as the api says they are on it; null without any course. */
export function leadingPath(enrollments: Enrolled[], paths: readonly Path[]): LeadingPath | null {
  const tracks = TRACKS.map((track) => ({
    track,
    all: enrollments.filter((one) => one.course.track === track),
  }));
  const { track, all } = tracks.reduce((best, one) => (one.all.length > best.all.length ? one : best));
  const path = paths.find(({ id }) => id === track);
  if (all.length === 0 || !path) return null;

  const shown = all.slice(0, SHOWN);
  const { completed, total, percent } = path;
  return {
    track,
    completed,
    total,
    percent,
    courses: shown.map(({ course, ...enrollment }) => ({
      slug: course.slug,
      title: course.title,
      progress: enrollment.progress,
    })),
    more: total - shown.length,
  };
}
