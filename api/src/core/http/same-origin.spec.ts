import { createUser } from '../../../test/factories/user-factory.js';
import type { Client } from '../../../test/client.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';

describe('A write', () => {
  let app: TestApp;
  let client: Client;
  beforeAll(async () => {
    app = await createTestApp();
    client = await app.signInAs(await createUser(app));
  });
  afterAll(() => app.close());

  const write = (headers: Record<string, string | undefined>) =>
    client.put('/api/my/onboarding', { completed: true }, { headers });

  it('is accepted from a page of our own', async () => {
    expect((await write({})).status).toBe(200);
    expect((await write({ origin: undefined, 'sec-fetch-site': 'same-origin' })).status).toBe(200);
  });

  it('is accepted on every local name, as long as page and request agree', async () => {
    const headers = {
      origin: 'http://127.0.0.1:3000',
      host: '127.0.0.1:3001',
      'x-forwarded-host': '127.0.0.1:3000',
    };
    expect((await write(headers)).status).toBe(200);
  });

  it.each([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://localhost:3000.evil.example' },
    { origin: 'http://localhost:4000' },
    { origin: 'https://localhost:3000' },
    { origin: 'http://evil.example', host: 'evil.example' },
    { origin: 'http://evil.example', 'x-forwarded-host': 'evil.example' },
    { origin: undefined },
    { origin: undefined, 'sec-fetch-site': 'cross-site' },
    { origin: undefined, 'sec-fetch-site': 'same-site' },
    { origin: undefined, 'sec-fetch-site': 'none' },
    { origin: undefined, referer: 'http://localhost:3000/' },
  ])('is refused with %j', async (headers) => {
    const { status, body } = await write(headers);
    expect(status).toBe(403);
    expect(body).toEqual({ code: 'foreign_origin', message: 'This request didn’t come from our site.' });
  });

  it('is refused whatever its form, before anything is read', async () => {
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
    ]) {
      const headers = { origin: 'https://evil.example', 'content-type': type };
      expect(
        (await client.post('/api/subscribe', undefined, { headers, payload: '{"name":"x"}' })).status,
      ).toBe(403);
    }
  });
});
