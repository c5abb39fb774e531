import type { MemberFilters } from '../../queries/members';

/** Longer texts are refused by the api. */
export const MAX_QUERY = 100;

const TEXT_FILTERS = ['q', 'topic', 'skill', 'helpsWith', 'place'] as const;

/** Reads what the directory is narrowed to from the address. */
export function readFilters(params: URLSearchParams): MemberFilters {
  const filters: MemberFilters = {};
  for (const name of TEXT_FILTERS) {
    const value = params.get(name)?.trim().slice(0, MAX_QUERY);
    if (value) filters[name] = value;
  }
  if (params.get('isNew') === 'true') filters.isNew = true;
  if (params.get('friends') === 'true') filters.friends = true;
  if (params.get('sort') === 'name') filters.sort = 'name';
  return filters;
}

/** The address's part of what the directory is narrowed to: `?topic=Ethics`, or nothing. */
export function filterSearch(filters: MemberFilters): string {
  const params = new URLSearchParams();
  for (const name of [...TEXT_FILTERS, 'isNew', 'friends', 'sort'] as const)
    if (filters[name]) params.set(name, String(filters[name]));
  return params.size > 0 ? `?${params}` : '';
}

/** Whether anything but the order is asked for. */
export const hasFilters = ({ sort: _, ...filters }: MemberFilters): boolean =>
  Object.values(filters).some(Boolean);
