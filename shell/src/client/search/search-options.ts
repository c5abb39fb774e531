import type { SearchResponse } from '@futurelab/platform/queries/search';

/** The option after `active` in the direction of `key`, round the ends; none (-1) lies between the last and the first. */
export function nextOption(key: string, active: number, count: number): number {
  if (key === 'ArrowDown') return active + 1 < count ? active + 1 : -1;
  if (key === 'ArrowUp') return active < 0 ? count - 1 : active - 1;
  return active;
}

/** How many results there are, for screen readers. */
export function resultCountLabel({ groups }: SearchResponse): string {
  const count = groups.reduce((sum, { results }) => sum + results.length, 0);
  if (count === 0) return 'No results';
  return count === 1 ? '1 result' : `${count} results`;
}
