import { isTrack } from '@futurelab/platform/format';
import type { CourseFilters, CourseSummary } from '../../queries/courses';

/** The api takes no longer search. */
export const MAX_QUERY = 100;

/** Reads an address's search parameters; what it does not know it leaves out. */
export function readFilters(params: URLSearchParams): CourseFilters {
  const track = params.get('track');
  const access = params.get('access');
  return {
    track: isTrack(track) ? track : null,
    access: access === 'free' || access === 'pro' ? access : null,
    q: params.get('q')?.trim().slice(0, MAX_QUERY) ?? '',
  };
}

/** The search string of a set of filters, with its question mark; empty when nothing is narrowed. */
export function filtersToSearch({ track, access, q }: CourseFilters): string {
  const params = new URLSearchParams();
  if (track) params.set('track', track);
  if (access) params.set('access', access);
  if (q) params.set('q', q);
  const search = params.toString();
  return search ? `?${search}` : '';
}

export const isNarrowed = ({ track, access, q }: CourseFilters): boolean => Boolean(track ?? access ?? q);

/** 0 for courses in progress, 1 for those not started, 2 for those finished. */
const rank = ({ progress }: CourseSummary): number =>
  progress === null || progress === 0 ? 1 : progress === 100 ? 2 : 0;

/** Courses in progress first, the furthest along before the others, finished ones last; else as they came. */
export const inProgressFirst = (courses: CourseSummary[]): CourseSummary[] =>
  [...courses].sort(
    (a, b) => rank(a) - rank(b) || (rank(a) === 0 ? (b.progress ?? 0) - (a.progress ?? 0) : 0),
  );
