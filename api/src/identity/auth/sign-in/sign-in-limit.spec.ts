import { locationOf } from '../../../../test/sign-in.js';
import { createTestApp, type TestApp } from '../../../../test/test-app.js';

const LIMIT = 60;

describe('Starting to sign in, again and again', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app.close());

  const start = async (path: string, address: string) =>
    locationOf(await app.visitor().get(path, { headers: { 'x-forwarded-for': address } }));
  const attempts = async () => {
    const row = await app.database.one<{ count: number }>({
      text: 'SELECT count(*)::int AS count FROM sign_in_attempts',
    });
    return row!.count;
  };

  it('ends on the login page once it is too often, by either way in, and nothing more is kept', async () => {
    for (let times = 0; times < LIMIT; times += 1) {
      const path = times % 2 ? '/auth/futurelab' : '/api/login';
      expect(await start(path, '203.0.113.7')).not.toContain('/login?error');
    }
    const stored = await attempts();
    expect(await start('/api/login', '203.0.113.7')).toBe('/login?error=too_many_requests');
    expect(await start('/auth/futurelab', '203.0.113.7')).toBe('/login?error=too_many_requests');
    expect(await attempts()).toBe(stored);
  });

  it('is counted for each address on its own', async () => {
    expect(await start('/api/login', '203.0.113.8')).not.toContain('/login?error');
  });
});
