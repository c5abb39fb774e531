import { apiListQuery, apiQuery, liveQuery, type Schema } from '@futurelab/platform/api';

/** A card of the directory. */
export type MemberCard = Schema<'MemberCard'>;
/** What visitors read of the members. */
export type MemberNumbers = Schema<'MemberNumbers'>;
export type MemberFilterChoices = Schema<'MemberFilterChoices'>;

/** What the directory is narrowed to; a text that is missing or empty narrows nothing. */
export interface MemberFilters {
  q?: string;
  topic?: string;
  skill?: string;
  helpsWith?: string;
  place?: string;
  isNew?: boolean;
  friends?: boolean;
  sort?: 'name';
}

const PAGE_SIZE = 24;
const OFFERED = 6;

/** One page of the directory; `cursor` as the page before gave it. */
export const membersQuery = ({ isNew, friends, ...filters }: MemberFilters, cursor?: string) =>
  liveQuery(
    apiListQuery('/api/members', {
      query: {
        ...filters,
        isNew: isNew ? 'true' : undefined,
        friends: friends ? 'true' : undefined,
        limit: PAGE_SIZE,
        cursor,
      },
    }),
    'blocks',
    ...(friends ? (['friends'] as const) : []),
  );
/** Members to choose from for a mention: a word of their name begins like that. */
export const mentionsQuery = (name: string) =>
  liveQuery(apiQuery('/api/members', { query: { name, limit: OFFERED } }), 'blocks');
/** Some members to choose from: by a search, or friends without any. */
export const membersToChooseQuery = (q: string) =>
  apiListQuery('/api/members', {
    query: q ? { q, limit: OFFERED } : { friends: 'true', limit: OFFERED },
  });
export const memberNumbersQuery = apiQuery('/api/member-numbers');
export const memberFilterChoicesQuery = apiQuery('/api/member-filters');
