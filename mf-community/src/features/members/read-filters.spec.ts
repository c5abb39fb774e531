import { filterSearch, hasFilters, readFilters } from './read-filters';

test('what the directory is narrowed to is in the address and comes back from it', () => {
  const filters = readFilters(
    new URLSearchParams('q=%20ada%20&topic=Ethics&isNew=true&sort=name&friends=maybe'),
  );
  expect(filters).toEqual({ q: 'ada', topic: 'Ethics', isNew: true, sort: 'name' });
  expect(readFilters(new URLSearchParams(filterSearch(filters)))).toEqual(filters);
  expect(filterSearch({})).toBe('');
});

test('an order narrows nothing', () => {
  expect(hasFilters({ sort: 'name' })).toBe(false);
  expect(hasFilters({ place: 'Lisbon' })).toBe(true);
});
