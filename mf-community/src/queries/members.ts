import { apiListQuery, apiQuery, type Schema } from '@futurelab/platform/api';

/** A card of the directory; for visitors everything that names a person is null. */
export type MemberCard = Schema<'MemberCard'>;
export type MemberHighlight = Schema<'MemberHighlight'>;

const PAGE_SIZE = 24;

/** One page of the directory, narrowed to `q`; `cursor` as the page before gave it. */
export const membersQuery = (q: string, cursor?: string) => {
  const params = new URLSearchParams();
  if (q) params.set('q', q);
  params.set('limit', String(PAGE_SIZE));
  if (cursor) params.set('cursor', cursor);
  return apiListQuery<MemberCard>(`/api/members?${params}`);
};
export const memberHighlightQuery = apiQuery<MemberHighlight | null>('/api/member-highlight');
