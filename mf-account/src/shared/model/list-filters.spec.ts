import { choiceIn, fileAddress, orderIn, textIn } from './list-filters';

const of = (search: string) => new URLSearchParams(search);
const STATES = { open: 'Open', done: 'Done' };

test('An address narrows a list by what it may be narrowed by, and by nothing else', () => {
  expect(choiceIn(of('state=done'), 'state', STATES)).toBe('done');
  for (const other of ['state=lost', 'state=', 'state=toString', ''])
    expect(choiceIn(of(other), 'state', STATES)).toBeUndefined();
  expect([textIn(of('q=+law+'), 'q'), textIn(of('q=+'), 'q')]).toEqual(['law', undefined]);
  expect([orderIn(of('order=oldest')), orderIn(of('order=newest'))]).toEqual(['oldest', undefined]);
});

test('A file has the filters of its list', () => {
  expect(fileAddress('/api/admin/events.csv', { query: 'a b', state: undefined, order: 'oldest' })).toBe(
    '/api/admin/events.csv?query=a+b&order=oldest',
  );
});
