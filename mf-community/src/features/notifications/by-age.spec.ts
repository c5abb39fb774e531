import { byAge } from './by-age';

const NOW = Date.parse('2026-03-10T01:00:00.000Z');
const at = (createdAt: string) => ({ createdAt });
const titles = (timeZone: string, ...instants: string[]) =>
  byAge(instants.map(at), NOW, timeZone).map(({ title, items }) => [title, items.length]);

test('Today is the day of the member, wherever they are', () => {
  expect(titles('UTC', '2026-03-10T00:30:00.000Z', '2026-03-09T23:30:00.000Z')).toEqual([
    ['Today', 1],
    ['This week', 1],
  ]);
  expect(titles('Europe/Berlin', '2026-03-10T00:30:00.000Z', '2026-03-09T23:30:00.000Z')).toEqual([
    ['Today', 2],
  ]);
});

test('A week is seven days, and what is older comes after it', () => {
  expect(titles('UTC', '2026-03-03T02:00:00.000Z', '2026-03-03T00:59:00.000Z')).toEqual([
    ['This week', 1],
    ['Earlier', 1],
  ]);
  expect(titles('UTC')).toEqual([]);
});
