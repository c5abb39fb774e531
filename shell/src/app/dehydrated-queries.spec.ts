import { ApiError } from '@futurelab/platform/api';
import { createQueryClient, dehydrate, hydrate } from '@futurelab/platform/query';
import { flattenQueries, reviveQueries } from './dehydrated-queries';

const EVENTS = ['/api/events', { shape: 'list' }];

async function readOnServer() {
  const client = createQueryClient(async (path) => {
    if (path === '/api/missing') throw new ApiError(404, '{"message":"No such course"}');
    return new Response('[1]', { headers: { 'x-total-count': '1' } });
  });
  client.setQueryData(['/api/auth/user'], null);
  await client.prefetchQuery({ queryKey: EVENTS, meta: { shape: 'list', topics: ['events'] } });
  await client.prefetchInfiniteQuery({
    queryKey: ['/api/posts'],
    initialPageParam: '',
    getNextPageParam: () => null,
  });
  await client.prefetchQuery({ queryKey: ['/api/missing'] });
  return dehydrate(client, { shouldDehydrateQuery: () => true });
}

const sent = (value: unknown) => JSON.parse(JSON.stringify(value));

describe('what was read for a page', () => {
  it('is in the browser as it was on the server', async () => {
    const state = await readOnServer();
    const plain = flattenQueries(state);
    const [server, browser] = [createQueryClient(), createQueryClient()];
    hydrate(server, state);
    hydrate(browser, reviveQueries(sent(plain)));
    const known = (client: typeof server) =>
      client
        .getQueryCache()
        .getAll()
        .map(({ queryHash, queryKey, queryType, meta, state: { fetchFailureReason: _, ...rest } }) => ({
          queryHash,
          queryKey,
          queryType,
          meta,
          ...rest,
        }));
    expect(known(browser)).toEqual(known(server));
    expect(browser.getQueryState(['/api/missing'])?.error).toBeInstanceOf(ApiError);
  });

  it('takes no more of the document than is special about it', async () => {
    const [session] = flattenQueries(await readOnServer());
    expect(sent(session)).toEqual({
      queryKey: ['/api/auth/user'],
      state: { data: null, dataUpdatedAt: expect.any(Number) },
    });
  });
});
