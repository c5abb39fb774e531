import { isTrack } from '@futurelab/platform/format';
import type { CourseFilters } from '../../queries/courses';
import { LENGTHS, LEVELS, SORTS, STATES } from '../../shared/course-labels';

/** Longer searches are refused by the api. */
export const MAX_QUERY = 100;

export const NO_FILTERS: CourseFilters = {
  track: null,
  access: null,
  level: null,
  length: null,
  state: null,
  sort: 'suggested',
  q: '',
};

/** `value`, if it is one of the choices. */
const oneOf = <Choice extends string>(
  choices: Record<Choice, string>,
  value: string | null,
): Choice | null => (value !== null && Object.hasOwn(choices, value) ? (value as Choice) : null);

/** Reads an address's search parameters; what it does not know it leaves out. */
export function readFilters(params: URLSearchParams): CourseFilters {
  const track = params.get('track');
  const access = params.get('access');
  return {
    track: isTrack(track) ? track : null,
    access: access === 'free' || access === 'pro' ? access : null,
    level: oneOf(LEVELS, params.get('level')),
    length: oneOf(LENGTHS, params.get('length')),
    state: oneOf(STATES, params.get('state')),
    sort: oneOf(SORTS, params.get('sort')) ?? 'suggested',
    q: params.get('q')?.trim().slice(0, MAX_QUERY) ?? '',
  };
}

/** The search string of a set of filters, with its question mark; empty when nothing is chosen. */
export function filtersToSearch({ sort, ...filters }: CourseFilters): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) if (value) params.set(name, value);
  if (sort !== 'suggested') params.set('sort', sort);
  return params.size > 0 ? `?${params}` : '';
}

export const hasFilters = ({ sort: _, ...filters }: CourseFilters): boolean =>
  Object.values(filters).some(Boolean);
