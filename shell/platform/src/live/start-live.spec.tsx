import { QueryObserver } from '@tanstack/react-query';
import { apiQuery, createQueryClient, liveQuery } from '../api';
import { createFakeApi } from '../testing/fake-api';
import { leo } from '../testing/cast';
import { sessionQuery } from '../session/session';
import { invalidate, refetchOnMembershipChange } from './start-live';

describe('What has changed', () => {
  const { transport, requests } = createFakeApi({
    'GET /api/user/points': { body: { totalPoints: 10, currentLevel: 1 } },
    'GET /api/my/rsvps': { body: [{ id: 'r1' }] },
  });
  const client = createQueryClient(transport);
  const points = liveQuery(apiQuery('/api/user/points'), 'points');
  const rsvps = apiQuery('/api/my/rsvps');
  const shown: (() => void)[] = [];
  const asked = () => requests.splice(0).map(({ path }) => path);

  beforeAll(async () => {
    for (const query of [points, rsvps]) {
      await client.prefetchQuery(query as typeof rsvps);
      shown.push(new QueryObserver(client, query as typeof rsvps).subscribe(() => undefined));
    }
    asked();
  });
  afterAll(() => {
    for (const hide of shown) hide();
    client.clear();
  });

  it('is read again where it is shown, once for all that was said together', () => {
    const change = { type: 'change', topic: 'points', id: '1' } as const;
    invalidate(client, [change, change, { ...change, topic: 'post:1' }]);
    expect(asked()).toEqual(['/api/user/points']);
  });

  it('is everything that hears of changes, when anything may have changed', () => {
    invalidate(client, [{ type: 'reset' }]);
    expect(asked()).toEqual(['/api/user/points']);
  });

  it('is everything once the member has become Pro, and not when only the name is another', () => {
    client.setQueryData([...sessionQuery.queryKey], leo);
    refetchOnMembershipChange(client);
    client.setQueryData([...sessionQuery.queryKey], { ...leo, firstName: 'Leonard' });
    expect(asked()).toEqual([]);
    client.setQueryData([...sessionQuery.queryKey], { ...leo, isHPCMember: true });
    expect(asked().sort()).toEqual(['/api/my/rsvps', '/api/user/points']);
  });

  it('waits while nobody looks at the page', () => {
    const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    invalidate(client, [{ type: 'change', topic: 'points', id: '1' }]);
    expect(asked()).toEqual([]);
    expect(client.getQueryState(points.queryKey)?.isInvalidated).toBe(true);
    visibility.mockRestore();
  });
});
