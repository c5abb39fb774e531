import { provideIdentityConfirmation, setPageMember } from '../session';
import { createFakeApi, type StubResponse } from '../testing/fake-api';
import { write, writeOnLeaving } from './client';

const THREAD = '/api/posts/{id}/replies';
const lost = () => Promise.reject<StubResponse>(new TypeError('Failed to fetch'));

/** An api that answers replies so, one after the other, and everything afterwards with success. */
function answering(...answers: (StubResponse | typeof lost)[]) {
  const next = () => {
    const answer = answers.shift() ?? { status: 201, body: { id: 'r1' } };
    return typeof answer === 'function' ? answer() : answer;
  };
  const api = createFakeApi({
    'POST /api/posts/p1/replies': next,
    'POST /api/posts/p2/replies': next,
    'POST /api/my/export': next,
    'POST /api/uploads': next,
    'PUT /api/events/e1/rsvp': next,
  });
  globalThis.fetch = ((path: string, init?: RequestInit) => api.transport(path, init ?? {})) as typeof fetch;
  return api;
}

const reply = (body: string, id = 'p1') => write('POST', THREAD, { path: { id }, body: { body } });
const unanswered = (body: string, id?: string) => expect(reply(body, id)).rejects.toThrow();

describe('the key of a write', () => {
  beforeEach(() => setPageMember('u1'));
  afterEach(() => setPageMember(undefined));

  it('is a new one for each that was answered', async () => {
    const { keys } = answering();
    await reply('Aloud.');
    await reply('Aloud.');
    await write('POST', '/api/my/export');
    await write('POST', '/api/my/export');
    await write('POST', '/api/uploads', { body: new FormData() });
    await write('POST', '/api/uploads', { body: new FormData() });
    expect(new Set(keys).size).toBe(6);
    for (const key of keys) expect(key).toMatch(/^[!-~]{8,200}$/);
  });

  it('is the same when the answer was lost, and new once it has come', async () => {
    const { keys } = answering(lost, lost);
    await unanswered('Aloud.');
    await unanswered('Aloud.');
    await reply('Aloud.');
    await reply('Aloud.');
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).toBe(keys[0]);
    expect(keys[3]).not.toBe(keys[0]);
  });

  it('is new a day later, when the same is meant again', async () => {
    const { keys } = answering(lost);
    await unanswered('Thank you!');
    jest.useFakeTimers({
      doNotFake: ['performance', 'requestAnimationFrame', 'setTimeout'],
      now: Date.now() + 24 * 60 * 60 * 1000,
    });
    await reply('Thank you!').finally(() => jest.useRealTimers());
    expect(keys).toHaveLength(2);
    expect(keys[1]).not.toBe(keys[0]);
  });

  it('is new when the body or the address has changed', async () => {
    const { keys } = answering(lost, lost, lost);
    await unanswered('Aloud.');
    await unanswered('Aloud!');
    await unanswered('Aloud.', 'p2');
    expect(new Set(keys).size).toBe(3);
  });

  it('is the same after a refusal, which changed nothing: what was lost before may have arrived', async () => {
    const { keys } = answering(lost, { status: 429 }, { status: 503 });
    for (let time = 0; time < 3; time += 1) await unanswered('Aloud.');
    await reply('Aloud.');
    expect(new Set(keys).size).toBe(1);
  });

  it('is new when the api knows it with another body', async () => {
    const { keys } = answering({ status: 422, body: { code: 'idempotency_key_reused', message: 'Reused.' } });
    await unanswered('Aloud.');
    await reply('Aloud.');
    expect(new Set(keys).size).toBe(2);
  });

  it('is the same when the member has confirmed that it is them', async () => {
    const { keys } = answering({ status: 403, body: { code: 'confirm_identity', message: 'Confirm.' } });
    provideIdentityConfirmation(async () => true);
    await reply('Aloud.');
    expect(keys).toHaveLength(2);
    expect(keys[1]).toBe(keys[0]);
  });

  it('is the same after a reload, and in a tab opened later', async () => {
    const { keys } = answering(lost);
    await unanswered('Aloud.');
    sessionStorage.clear();
    await jest.isolateModulesAsync(async () => {
      const [reopened, session] = await Promise.all([import('./client'), import('../session')]);
      session.setPageMember('u1');
      await reopened.write('POST', THREAD, { path: { id: 'p1' }, body: { body: 'Aloud.' } });
    });
    expect(keys).toHaveLength(2);
    expect(keys[1]).toBe(keys[0]);
  });

  it('is one of its own for each member of a browser, and goes with the tab of a visitor', async () => {
    const { keys } = answering(lost, lost, lost);
    await unanswered('Aloud.');
    setPageMember('u2');
    await unanswered('Aloud.');
    setPageMember(null);
    await unanswered('Aloud.');
    sessionStorage.clear();
    await reply('Aloud.');
    expect(new Set(keys).size).toBe(4);
  });

  it('is remembered of the latest fifty, and what was typed is not', async () => {
    const { keys } = answering(...Array.from({ length: 51 }, () => lost));
    for (let each = 0; each <= 50; each += 1) await unanswered(`Aloud, ${each} times.`);
    expect(Object.values(localStorage).join()).not.toContain('Aloud');
    await reply('Aloud, 0 times.');
    await reply('Aloud, 50 times.');
    expect(new Set(keys.slice(0, 51)).size).toBe(51);
    expect(keys.slice(0, 51)).not.toContain(keys[51]);
    expect(keys[52]).toBe(keys[50]);
  });

  it('is there where the browser stores nothing', async () => {
    const { keys } = answering();
    const forbidden = () => {
      throw new DOMException('Forbidden', 'SecurityError');
    };
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(forbidden);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(forbidden);
    await reply('Aloud.').finally(() => jest.restoreAllMocks());
    expect(keys).toHaveLength(1);
  });

  it('is the caller’s where the caller has one, or none; a write that says what is to be needs none', async () => {
    const { keys } = answering(lost);
    const named = () =>
      write('POST', THREAD, { path: { id: 'p1' }, body: { body: 'Aloud.' }, key: 'message-1' });
    await expect(named()).rejects.toThrow();
    await named();
    await write('POST', THREAD, { path: { id: 'p1' }, body: { body: 'Aloud.' }, key: null });
    const going = { path: { id: 'e1' }, body: { status: 'going' as const } };
    await write('PUT', '/api/events/{id}/rsvp', going);
    await writeOnLeaving('PUT', '/api/events/{id}/rsvp', going);
    await write('PUT', '/api/events/{id}/rsvp', { ...going, key: 'going-to-e1' });
    expect(keys).toEqual(['message-1', 'message-1', 'going-to-e1']);
    expect(Object.keys(localStorage)).toEqual([]);
  });
});
