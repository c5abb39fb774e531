import { newSince } from './new-items';

const item = (id: string, at: string) => ({ id, at: `2026-01-01T${at}:00.000Z` });

test('New are those that were not there or have changed, and not those that are older than what is shown', () => {
  const shown = [item('a', '10:00'), item('b', '09:00')];
  const now = [item('b', '12:00'), item('c', '11:00'), item('a', '10:00'), item('d', '08:00')];
  expect(newSince(shown, now, ({ at }) => at).map(({ id }) => id)).toEqual(['b', 'c']);
});
