import { queryOptions } from '@tanstack/react-query';
import type { ListPage, QueryMeta } from './query-client';

type Segment = string | number;

const keyOf = (segments: Segment[]): string[] => segments.map(String);

/** Query options for one read: `apiQuery<Course>('/api/courses', id)` reads `/api/courses/{id}`. */
export const apiQuery = <T>(...segments: [Segment, ...Segment[]]) =>
  queryOptions<T>({ queryKey: keyOf(segments) });

/** As `apiQuery`, and null instead of an error when nobody is signed in. */
export const apiQueryOrNull = <T>(...segments: [Segment, ...Segment[]]) =>
  queryOptions<T | null>({ queryKey: keyOf(segments), meta: { on401: 'null' } satisfies QueryMeta });

/** Query options for a list endpoint, with its total and the next page's cursor. */
export const apiListQuery = <T>(...segments: [Segment, ...Segment[]]) =>
  queryOptions<ListPage<T>>({
    queryKey: [...keyOf(segments), { shape: 'list' }],
    meta: { shape: 'list' } satisfies QueryMeta,
  });
