import { createFakeApi } from '../testing/fake-api';
import { ApiError } from './api-error';
import { read, send, write } from './client';

const answering = (answers: Parameters<typeof createFakeApi>[0]) => {
  const sent: { path: string; init: RequestInit }[] = [];
  const api = createFakeApi(answers);
  const transport = (path: string, init: RequestInit) => {
    sent.push({ path, init });
    return api.transport(path, init);
  };
  return { transport, sent };
};

describe('a request to the api', () => {
  it('fails with the status, a colon, a space and the text of the answer', async () => {
    const { transport } = answering({ 'GET /api/courses': { status: 409, body: 'Already there' } });
    await expect(read('/api/courses', { transport })).rejects.toThrow('409: Already there');
  });

  it('names the content type only when there is a body', async () => {
    const { transport, sent } = answering({ 'POST /api/x': {}, 'DELETE /api/x': {} });
    await send('POST', '/api/x', { body: { name: 'Maya' }, transport });
    await send('DELETE', '/api/x', { transport });
    expect(sent[0]!.init.headers).toEqual({ 'content-type': 'application/json' });
    expect(sent[0]!.init.body).toBe('{"name":"Maya"}');
    expect(sent[1]!.init.headers).toBeUndefined();
    expect(sent[1]!.init.body).toBeUndefined();
  });

  it('fills in the parameters of its path and adds those of its query that have a value', async () => {
    const { transport, sent } = answering({
      'GET /api/courses/a%2Fb/lessons/one': { body: {} },
      'GET /api/events?when=past&limit=3': { body: [] },
    });
    await read('/api/courses/{id}/lessons/{lessonId}', { path: { id: 'a/b', lessonId: 'one' }, transport });
    await read('/api/events', { query: { when: 'past', cursor: undefined, limit: 3 }, transport });
    expect(sent).toHaveLength(2);
  });

  it('sends the cookies of the visitor', async () => {
    const calls: RequestInit[] = [];
    globalThis.fetch = (async (_: string, init: RequestInit) => {
      calls.push(init);
      return { ok: true, text: async () => '' };
    }) as unknown as typeof fetch;
    await write('DELETE', '/api/events/{id}/rsvp', { path: { id: 'calm-hour' } });
    expect(calls[0]!.credentials).toBe('include');
  });
});

describe('an error of the api', () => {
  it('gives the message, the code and the fields the api answered with', () => {
    const error = new ApiError(
      400,
      JSON.stringify({
        code: 'validation_failed',
        message: 'Check the form.',
        details: { email: ['Too long'] },
      }),
    );
    expect(error.explanation).toBe('Check the form.');
    expect(error.code).toBe('validation_failed');
    expect(error.details).toEqual({ email: ['Too long'] });
  });

  it('has no message of its own when the answer is not one of the api', () => {
    expect(new ApiError(502, '<html>').explanation).toBeUndefined();
  });
});
