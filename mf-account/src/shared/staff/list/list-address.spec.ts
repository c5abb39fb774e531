import { addressOf, inOrder, orderIn, reversed, shownColumns } from './list-address';

const KEYS = ['at', 'actor', 'reason'];
const ALL = KEYS.map((key) => ({ key }));
const form = (fields: [string, string][]) => {
  const data = new FormData();
  for (const [name, value] of fields) data.append(name, value);
  return data;
};

test('The columns that an address names are shown, in the order of the list; otherwise all', () => {
  expect(shownColumns(new URLSearchParams('columns=reason&columns=at&columns=other'), ALL)).toEqual([
    'at',
    'reason',
  ]);
  expect(shownColumns(new URLSearchParams('columns=other'), ALL)).toEqual(KEYS);
});

test('An address has what was chosen, and nothing that goes without saying', () => {
  const fields: [string, string][] = [
    ['who', ' Ada '],
    ['what', ''],
    ['columns', 'at'],
  ];
  expect(String(addressOf(form(fields), ALL, 'oldest'))).toBe('who=Ada&columns=at&order=oldest');
  expect(String(addressOf(form(KEYS.map((key) => ['columns', key])), ALL, ''))).toBe('');
});

test('An optional column is shown where it is chosen, and is then in the address', () => {
  const columns = [...ALL, { key: 'points', isOptional: true }];
  expect(shownColumns(new URLSearchParams(), columns)).toEqual(KEYS);
  expect(shownColumns(new URLSearchParams('columns=at&columns=points'), columns)).toEqual(['at', 'points']);
  expect(String(addressOf(form(KEYS.map((key) => ['columns', key])), columns, ''))).toBe('');
  const all = String(addressOf(form(columns.map(({ key }) => ['columns', key])), columns, ''));
  expect(all).toBe('columns=at&columns=actor&columns=reason&columns=points');
});

test('A list is turned round and back, and keeps its filters', () => {
  const turned = reversed(new URLSearchParams('who=Ada'));
  expect(String(turned)).toBe('who=Ada&order=oldest');
  expect(String(reversed(turned))).toBe('who=Ada');
});

test('A list is ordered by another column and by the usual one again, and keeps its filters', () => {
  const columns = [{ order: { name: 'name' } }, {}];
  const byName = inOrder(new URLSearchParams('who=Ada&order=oldest'), 'name');
  expect(String(byName)).toBe('who=Ada&order=name');
  expect(orderIn(byName, columns)).toBe('name');
  expect(String(inOrder(byName, null))).toBe('who=Ada');
  for (const search of ['', 'order=oldest', 'order=made-up'])
    expect(orderIn(new URLSearchParams(search), columns)).toBeNull();
});
