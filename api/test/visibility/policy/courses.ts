import { type Community, MARKERS } from '../community.js';
import { HER_GROUPS, NOBODY } from '../viewers.js';
import { row, type Surface } from './surface.js';

const word = MARKERS.withdrawn;
const page = ({ withdrawn: { course } }: Community) => `/api/courses/${course.slug}`;

/** A course that was withdrawn after she had enrolled. */
export const courses: Surface[] = [
  row('the page of a withdrawn course', page, word, HER_GROUPS),
  row(
    'a withdrawn course by its id',
    ({ withdrawn }) => `/api/courses/${withdrawn.course.id}`,
    word,
    HER_GROUPS,
  ),
  row(
    'the preview of a withdrawn course',
    (all) => `${page(all)}/lessons/${all.withdrawn.lesson.slug}`,
    word,
    HER_GROUPS,
  ),
  row(
    'the reviews of a withdrawn course',
    (all) => `${page(all)}/reviews`,
    ({ status }) => status === 200,
    HER_GROUPS,
  ),
  row(
    'what goes with a withdrawn course',
    (all) => `${page(all)}/related`,
    ({ status }) => status === 200,
    HER_GROUPS,
  ),
  row('a withdrawn course on the learning paths', '/api/learning-paths', word, HER_GROUPS),
  row('a withdrawn course among their own', '/api/my/enrollments', word, HER_GROUPS),
  row('a withdrawn course in the catalog', '/api/courses?limit=100', word, NOBODY),
  row('a withdrawn course in the search', `/api/search?q=${word}`, word, NOBODY),
  row(
    'a withdrawn course as the one that comes next',
    ({ lesson }) => `/api/courses/${lesson.course.slug}/related`,
    word,
    NOBODY,
  ),
];
