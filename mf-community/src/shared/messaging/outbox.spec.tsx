import { createQueryClient } from '@futurelab/platform/api';
import { createFakeApi, waitFor, type StubResponses } from '@futurelab/platform/testing';
import { Outbox } from './outbox';

const SEND = 'POST /api/conversations/c1/messages';
const lost = () => {
  throw new TypeError('Failed to fetch');
};

/** The outbox of a page that has just been opened. */
function open(answer: StubResponses[string]) {
  const api = createFakeApi({ [SEND]: answer });
  globalThis.fetch = ((path: string, init?: RequestInit) => api.transport(path, init ?? {})) as typeof fetch;
  return { api, outbox: new Outbox('u1', createQueryClient(api.transport)) };
}

describe('the outbox', () => {
  it('sends what was left from before under its key, and knows the message by the id that was answered', async () => {
    const before = open(lost);
    before.outbox.send('c1', { text: 'Hello Leo' }, 4);
    await waitFor(() => expect(before.outbox.all()[0]?.state).toBe('failed'));

    const { api, outbox } = open({ status: 201, body: { id: 'm5', position: 5 } });
    outbox.resume();
    await waitFor(() => expect(outbox.all()).toEqual([]));
    expect(api.requests).toEqual([
      { method: 'POST', path: '/api/conversations/c1/messages', body: { text: 'Hello Leo' } },
    ]);
    expect(api.keys).toEqual(before.api.keys);
    expect(outbox.sent.get('m5')).toBe(api.keys[0]);
    expect(localStorage).toHaveLength(0);
  });

  it('has a key for each message, though they say the same', async () => {
    const { api, outbox } = open({ status: 201, body: { id: 'm5', position: 5 } });
    outbox.send('c1', { text: 'Hello' }, 4);
    outbox.send('c1', { text: 'Hello' }, 4);
    await waitFor(() => expect(outbox.all()).toEqual([]));
    expect(new Set(api.keys).size).toBe(2);
  });
});
