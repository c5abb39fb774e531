import type { RemoteApp } from '@futurelab/platform/contract';
import { createQueryClient } from '@futurelab/platform/query';
import type { Remote } from '../app/remote';
import { prefetchOnIntent } from './hover-prefetch';

const fetched: string[] = [];
const query = (id = '') => ({
  queryKey: ['/api/events', id],
  queryFn: () => {
    fetched.push(id);
    return Promise.resolve({});
  },
});
const routes: RemoteApp['routes'] = [
  {
    path: '/events/:id',
    page: 'event-page',
    title: 'Event',
    access: 'public',
    queries: ({ params }) => [query(params.id)],
  },
];
const app: RemoteApp = {
  name: 'mf-community',
  routes,
  page: () => Object.assign(() => null, { preload: () => Promise.resolve() }),
};
const remote = { get: () => app, snapshot: { routes } } as unknown as Remote;

beforeAll(() => prefetchOnIntent([remote], true, createQueryClient()));
beforeEach(() => {
  fetched.length = 0;
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

async function pointAt(link: string): Promise<string[]> {
  document.body.innerHTML = link;
  document.querySelector('a')!.dispatchEvent(new Event('pointerover', { bubbles: true }));
  await jest.runAllTimersAsync();
  return fetched;
}

test('A link to a page that is pointed at has its data fetched', async () => {
  expect(await pointAt('<a href="/events/salon">Salon</a>')).toEqual(['salon']);
});

test.each([
  ['a download', '<a href="/events/salon-2" download>Calendar file</a>'],
  ['a file', '<a href="/events/salon.ics">Calendar file</a>'],
  ['a call', '<a href="/api/events/salon">Data</a>'],
  ['another window', '<a href="/events/salon-3" target="_blank">Salon</a>'],
  ['another site', '<a href="https://example.org/events/salon-4">Salon</a>'],
])('A link to %s that is pointed at fetches nothing', async (_, link) => {
  expect(await pointAt(link)).toEqual([]);
});
