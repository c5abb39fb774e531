import { aFeedItem } from '../../test-data';
import { namesLabel, repliesLabel } from './feed-labels';
import { dividersOf, rowsOf } from './feed-rows';

const newcomer = (id: string) => aFeedItem({ id, kind: 'newcomer' });

test('Newcomers who follow one another are one row', () => {
  const rows = rowsOf([newcomer('a'), newcomer('b'), aFeedItem({ id: 'c' }), newcomer('d')]);
  expect(rows.map(({ items }) => items.map(({ id }) => id))).toEqual([['a', 'b'], ['c'], ['d']]);
});

describe('the line between new and known', () => {
  const rows = rowsOf([
    aFeedItem({ id: 'a', at: '2026-03-03T08:00:00Z' }),
    aFeedItem({ id: 'b', at: '2026-03-01T08:00:00Z' }),
  ]);

  test.each([
    ['on a first visit', null, []],
    [
      'with something new',
      '2026-03-02T08:00:00Z',
      [
        [0, 'Since your last visit'],
        [1, 'Earlier'],
      ],
    ],
    ['with everything new', '2026-02-01T08:00:00Z', [[0, 'Since your last visit']]],
    ['with nothing new', '2026-03-04T08:00:00Z', [[0, 'Nothing new since your last visit']]],
  ])('%s', (_, since, lines) => {
    expect([...dividersOf(rows, since)]).toEqual(lines);
  });
});

test('Replies are counted, and the last to reply is named', () => {
  const repliers = [{ id: 'h', slug: 'hana', name: 'Hana Ito', profileImageUrl: null }];
  expect(repliesLabel({ replyCount: 6, repliers })).toBe('6 replies · last by Hana Ito');
  expect(repliesLabel({ replyCount: 1, repliers: [] })).toBe('1 reply');
  expect(repliesLabel({ replyCount: 0, repliers: [] })).toBeNull();
});

test('Of many newcomers two are named', () => {
  expect(namesLabel(['Ari', 'Bo'])).toBe('Ari and Bo');
  expect(namesLabel(['Ari', 'Bo', 'Cleo'])).toBe('Ari, Bo, and 1 other');
  expect(namesLabel(['Ari', 'Bo', 'Cleo', 'Dee'])).toBe('Ari, Bo, and 2 others');
});
