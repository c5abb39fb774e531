import { apiQuery, write, type Schema } from '@futurelab/platform/api';
import { mutationOptions } from '@futurelab/platform/query';
import type { MemberFilters } from './member-filters';

export type Segment = Schema<'MemberSegmentSummary'>;

export const segmentsQuery = apiQuery('/api/admin/member-segments');

export const segmentMutation = mutationOptions({
  mutationFn: ({ id, name, filters }: { id?: string; name: string; filters: MemberFilters }) =>
    id === undefined
      ? write('POST', '/api/admin/member-segments', { body: { name, filters } })
      : write('PATCH', '/api/admin/member-segments/{id}', { path: { id }, body: { name } }),
  onSuccess: (_segment, _change, _before, { client }) => client.invalidateQueries(segmentsQuery),
});

export const segmentDeletionMutation = mutationOptions({
  mutationFn: (id: string) => write('DELETE', '/api/admin/member-segments/{id}', { path: { id } }),
  onSuccess: (_nothing, _id, _before, { client }) => client.invalidateQueries(segmentsQuery),
});
