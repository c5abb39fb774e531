import { createFakeApi } from '@futurelab/platform/testing';
import { QueryClient } from '@futurelab/platform/query';
import { releaseActionMutation, type ReleaseAction } from './releases';

const NEXT = '2222222222222222';
const body = { reason: 'Looks good.', expectedVersion: 7 };

const ACTIONS: [action: ReleaseAction, request: string, body: object][] = [
  [
    { kind: 'promote', app: 'mf-learning', release: NEXT },
    `POST /api/releases/mf-learning/${NEXT}/promotion`,
    body,
  ],
  [
    { kind: 'canary', app: 'mf-learning', release: NEXT },
    'POST /api/releases/mf-learning/canary',
    { ...body, release: NEXT, percent: 10 },
  ],
  [{ kind: 'stop canary', app: 'mf-learning' }, 'DELETE /api/releases/mf-learning/canary', body],
  [{ kind: 'rollback', app: 'mf-learning' }, 'POST /api/releases/mf-learning/rollback', body],
  [{ kind: 'retire', app: 'mf-learning' }, 'POST /api/releases/mf-learning/retirement', body],
  [
    { kind: 'give paths', app: 'mf-learning' },
    'PUT /api/releases/mf-learning/paths',
    { reason: body.reason, paths: ['/learn'] },
  ],
  [{ kind: 'disable', app: 'mf-learning' }, 'PUT /api/releases/mf-learning/disabled', body],
  [{ kind: 'enable', app: 'mf-learning' }, 'DELETE /api/releases/mf-learning/disabled', body],
  [
    { kind: 'pin', app: 'mf-learning', release: NEXT },
    `POST /api/releases/mf-learning/${NEXT}/pin`,
    { reason: body.reason },
  ],
  [{ kind: 'unpin', app: 'mf-learning' }, 'DELETE /api/releases/pin', { reason: body.reason }],
];

test.each(ACTIONS)('%j is sent', async (action, request, sent) => {
  const api = createFakeApi({ [request]: {} });
  globalThis.fetch = ((path: string, init: RequestInit) => api.transport(path, init)) as typeof fetch;
  const client = new QueryClient();
  const mutation = client.getMutationCache().build(client, releaseActionMutation);
  await mutation.execute({ action, ...body, audience: { percent: 10 }, paths: ['/learn'] });
  const [method, path] = request.split(' ');
  expect(api.requests).toEqual([{ method, path, body: sent }]);
});
