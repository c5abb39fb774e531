import { requireDocumented } from './documented-responses.js';

const answering = (status: number, body: unknown) => ({
  status,
  headers: {},
  body,
  text: body === null ? '' : JSON.stringify(body),
});
const PROVIDERS = { providers: [{ id: 'futurelab', name: 'FutureLab' }], defaultProviderId: 'futurelab' };
const ERROR = { code: 'temporarily_unavailable', message: 'Please try again.' };

describe('An answer', () => {
  it.each([
    ['what is documented', 'GET', '/api/auth/providers', 200, PROVIDERS],
    ['null where there may be no object', 'GET', '/api/member-highlight', 200, null],
    ['an error of every operation', 'GET', '/api/auth/user?now=1', 503, ERROR],
    ['a page outside the document', 'GET', '/newsletter', 200, 'hello'],
  ])('may be %s', (_, method, path, status, body) => {
    expect(() => requireDocumented(method, path, answering(status, body))).not.toThrow();
  });

  it.each([
    ['a status that is not documented', 'GET', '/api/auth/providers', 418, ERROR, 'not documented'],
    [
      'a body without what is required',
      'GET',
      '/api/auth/providers',
      200,
      {},
      "required property 'providers'",
    ],
    [
      'a field nobody documented',
      'GET',
      '/api/auth/providers',
      200,
      { ...PROVIDERS, clientSecret: 'x' },
      'must NOT have additional properties',
    ],
    [
      'an error in a shape of its own',
      'GET',
      '/api/auth/user',
      500,
      { error: 'no' },
      "required property 'code'",
    ],
    [
      'a body where none is documented',
      'DELETE',
      '/api/events/one/rsvp',
      204,
      { ok: true },
      'without a body',
    ],
  ])('may not be %s', (_, method, path, status, body, why) => {
    expect(() => requireDocumented(method, path, answering(status, body))).toThrow(why);
  });
});
