import { filtersToSearch, hasFilters, NO_FILTERS, readFilters } from './course-filters';

describe('course filters', () => {
  it('survive the way into an address and back', () => {
    const filters = {
      track: 'ai-mastery',
      access: 'pro',
      level: 'advanced',
      length: 'short',
      state: 'in_progress',
      sort: 'newest',
      q: 'prompt writing',
    } as const;
    expect(readFilters(new URLSearchParams(filtersToSearch(filters)))).toEqual(filters);
  });

  it('leave out what they do not know', () => {
    const unknown = 'track=astrology&access=stolen&level=toString&length=endless&state=lost&sort=odd&q=%20';
    expect(readFilters(new URLSearchParams(unknown))).toEqual(NO_FILTERS);
    expect(filtersToSearch(NO_FILTERS)).toBe('');
  });

  it('cut a search to what the api takes', () => {
    expect(readFilters(new URLSearchParams({ q: 'x'.repeat(500) })).q).toHaveLength(100);
  });

  it('narrow the list, which its order does not', () => {
    expect(hasFilters({ ...NO_FILTERS, sort: 'title' })).toBe(false);
    expect(hasFilters({ ...NO_FILTERS, state: 'finished' })).toBe(true);
  });
});
