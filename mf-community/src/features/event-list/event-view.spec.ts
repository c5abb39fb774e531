import { eventsPath, readEventView, type EventView } from './event-view';

const read = (search: string, signedIn = true) => readEventView(new URLSearchParams(search), signedIn);

test.each<[string, EventView]>([
  ['', {}],
  ['when=past&format=online', { when: 'past', format: 'online' }],
  ['format=in_person&access=free&mine=true', { format: 'in_person', access: 'free', mine: true }],
  ['view=month&month=2026-11&when=past&access=pro', { view: 'month', month: '2026-11', access: 'pro' }],
  ['when=never&format=both&access=paid&mine=no&view=week&month=2026-11', {}],
  ['cursor=abc', { cursor: 'abc' }],
])('?%s is read as what it says, and written back', (search, view) => {
  expect(read(search)).toEqual(view);
  expect(read(eventsPath(view).replace('/events', ''))).toEqual(view);
});

test('Visitors have no events of their own', () => {
  expect(read('mine=true', false)).toEqual({});
});

test('A month that is none is the present one', () => {
  expect(read('view=month&month=2026-13').month).toMatch(/^20\d\d-(0[1-9]|1[0-2])$/);
});
