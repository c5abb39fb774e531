import type { GroupFilters } from '@futurelab/platform/queries/groups';

const MAX_QUERY = 100;
const MAX_TOPIC = 60;
const VISIBILITY_FILTERS = ['public', 'private', 'pro'] as const;

/** Reads what the list of groups is narrowed to from the address. */
export function readGroupFilters(params: URLSearchParams): GroupFilters {
  const q = params.get('q')?.trim().slice(0, MAX_QUERY);
  const topic = params.get('topic')?.trim().slice(0, MAX_TOPIC);
  const privacy = VISIBILITY_FILTERS.find((door) => door === params.get('privacy'));
  return {
    ...(q && { q }),
    ...(privacy && { privacy }),
    ...(topic && { topic }),
    ...(params.get('mine') === 'true' && { mine: true }),
  };
}
