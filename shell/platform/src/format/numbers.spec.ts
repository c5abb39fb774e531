import { formatNumber, pluralize } from '.';

test('Large numbers have separators', () => {
  expect(formatNumber(1234567)).toBe('1,234,567');
});

test('A noun agrees with its count', () => {
  expect(pluralize(0, 'lesson')).toBe('0 lessons');
  expect(pluralize(1, 'reply', 'replies')).toBe('1 reply');
  expect(pluralize(1200, 'reply', 'replies')).toBe('1,200 replies');
});
