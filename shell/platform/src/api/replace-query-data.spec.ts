import { QueryClient, QueryObserver, queryOptions } from '@tanstack/react-query';
import { refetchIfStale, replaceQueryData } from './replace-query-data';

/** A query whose answers arrive when the test says so. */
function slowQuery() {
  const waiting: ((answer: string) => void)[] = [];
  const query = queryOptions({
    queryKey: ['lesson'],
    queryFn: ({ signal: _cancellable }) => new Promise<string>((resolve) => waiting.push(resolve)),
    staleTime: Infinity,
  });
  return { query, answer: (text: string) => waiting.shift()!(text) };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('replacing what a query shows', () => {
  it('is not undone by an answer to a read that began before', async () => {
    const client = new QueryClient();
    const { query, answer } = slowQuery();
    client.setQueryData(query.queryKey, 'open');
    const read = client.fetchQuery({ ...query, staleTime: 0 });
    replaceQueryData(client, query.queryKey, 'completed');
    answer('open');
    await read;
    await settled();
    expect(client.getQueryData(query.queryKey)).toBe('completed');
    expect(client.getQueryState(query.queryKey)).toMatchObject({ status: 'success', isInvalidated: true });
  });

  it('lets the cancelled read be made again for the page that shows it', async () => {
    const client = new QueryClient();
    const { query, answer } = slowQuery();
    client.setQueryData(query.queryKey, 'open');
    const leave = new QueryObserver(client, query).subscribe(() => undefined);
    void client.refetchQueries(query);
    replaceQueryData(client, query.queryKey, 'completed');
    answer('open');
    const again = refetchIfStale(client, query.queryKey);
    answer('completed, and nine of ten');
    await again;
    expect(client.getQueryData(query.queryKey)).toBe('completed, and nine of ten');
    await refetchIfStale(client, query.queryKey);
    leave();
  });

  it('leaves the first read alone where there is nothing to change yet', async () => {
    const client = new QueryClient();
    const { query, answer } = slowQuery();
    const read = client.fetchQuery(query);
    replaceQueryData(client, query.queryKey, (now) => now && 'completed');
    answer('open');
    await expect(read).resolves.toBe('open');
  });

  it('sets what nobody has read', () => {
    const client = new QueryClient();
    const { query } = slowQuery();
    replaceQueryData(client, query.queryKey, 'completed');
    expect(client.getQueryState(query.queryKey)).toMatchObject({
      data: 'completed',
      isInvalidated: false,
      fetchStatus: 'idle',
    });
  });
});
