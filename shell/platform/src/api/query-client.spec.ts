import { createFakeApi, type StubResponses } from '../testing/fake-api';
import { apiListQuery, apiQuery } from './queries';
import { createQueryClient, pathOf } from './query-client';

const clientWith = (answers: StubResponses) => {
  const api = createFakeApi(answers);
  return { api, client: createQueryClient(api.transport) };
};

describe('the query client', () => {
  it('reads the path its key spells', async () => {
    const { client } = clientWith({ 'GET /api/events/calm-hour': { body: { title: 'Calm hour' } } });
    await expect(
      client.fetchQuery(apiQuery('/api/events/{id}', { path: { id: 'calm-hour' } })),
    ).resolves.toEqual({
      title: 'Calm hour',
    });
  });

  it('gives the count and the next cursor of a list', async () => {
    const { client } = clientWith({
      'GET /api/posts': {
        body: [{ id: 1 }],
        headers: { 'x-total-count': '80', link: '</api/posts?cursor=abc>; rel="next"' },
      },
    });
    await expect(client.fetchQuery(apiListQuery('/api/posts'))).resolves.toEqual({
      items: [{ id: 1 }],
      total: 80,
      nextCursor: 'abc',
    });
  });

  it('asks once: a failure is not retried and an answer is never stale', async () => {
    const { client, api } = clientWith({
      'GET /api/posts': { status: 500 },
      'GET /api/groups': { body: [] },
    });
    await client.fetchQuery(apiQuery('/api/posts')).catch(() => undefined);
    await client.fetchQuery(apiQuery('/api/groups'));
    await client.fetchQuery(apiQuery('/api/groups'));
    expect(api.requests.map(({ path }) => path)).toEqual(['/api/posts', '/api/groups']);
  });

  it('keeps to what the product promises about loading data', () => {
    expect(createQueryClient().getDefaultOptions().queries).toMatchObject({
      staleTime: Infinity,
      refetchOnWindowFocus: false,
      refetchInterval: false,
      retry: false,
    });
  });
});

it('spells a path from the text parts of a key', () => {
  expect(pathOf(['/api/events', 'calm-hour', { shape: 'list' }])).toBe('/api/events/calm-hour');
});
