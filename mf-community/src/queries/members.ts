import { apiListQuery, apiQuery, type Schema } from '@futurelab/platform/api';

/** A card of the directory; for visitors everything that names a person is null. */
export type MemberCard = Schema<'MemberCard'>;
export type MemberHighlight = Schema<'MemberHighlight'>;

const PAGE_SIZE = 24;

/** One page of the directory, narrowed to `q`; `cursor` as the page before gave it. */
export const membersQuery = (q: string, cursor?: string) =>
  apiListQuery('/api/members', { query: { q: q || undefined, limit: PAGE_SIZE, cursor } });
export const memberHighlightQuery = apiQuery('/api/member-highlight');
