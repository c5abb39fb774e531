import { createFakeApi } from '../testing/fake-api';
import { ApiError } from './api-error';
import { request, write } from './client';

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
    const { transport } = answering({ 'GET /api/x': { status: 409, body: 'Already there' } });
    await expect(request('GET', '/api/x', undefined, { transport })).rejects.toThrow('409: Already there');
  });

  it('names the content type only when there is a body', async () => {
    const { transport, sent } = answering({ 'POST /api/x': {}, 'DELETE /api/x': {} });
    await request('POST', '/api/x', { name: 'Maya' }, { transport });
    await request('DELETE', '/api/x', undefined, { transport });
    expect(sent[0]!.init.headers).toEqual({ 'content-type': 'application/json' });
    expect(sent[0]!.init.body).toBe('{"name":"Maya"}');
    expect(sent[1]!.init.headers).toBeUndefined();
    expect(sent[1]!.init.body).toBeUndefined();
  });

  it('sends the cookies of the visitor', async () => {
    const calls: RequestInit[] = [];
    globalThis.fetch = (async (_: string, init: RequestInit) => {
      calls.push(init);
      return { ok: true, text: async () => '' };
    }) as unknown as typeof fetch;
    await write('POST', '/api/x');
    expect(calls[0]!.credentials).toBe('include');
  });
});

describe('an error of the api', () => {
  it('gives the words, the code and the fields the api answered with', () => {
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

  it('has no words of its own when the answer is not one of the api', () => {
    expect(new ApiError(502, '<html>').explanation).toBeUndefined();
  });
});
