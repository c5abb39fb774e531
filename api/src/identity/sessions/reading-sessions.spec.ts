import { createAdmin, createUser } from '../../../test/factories/user-factory.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import { ReadingSessionsService } from './reading-sessions.service.js';

describe('The site, when it looks at its pages as a member', () => {
  let app: TestApp;
  let reading: ReadingSessionsService;
  beforeAll(async () => {
    app = await createTestApp();
    reading = app.nest.get(ReadingSessionsService);
  });
  afterAll(() => app.close());

  const clientWith = (cookie: string | null) => {
    const client = app.visitor();
    const [name = '', value = ''] = cookie!.split('=');
    client.cookies.set(name, value);
    return client;
  };
  const sessions = () =>
    app.database.query({ text: 'SELECT user_id, last_used_at FROM sessions ORDER BY user_id' });

  it('sees as nobody where nobody is', async () => {
    expect(await reading.during(async (cookies) => cookies)).toEqual({ member: null, admin: null });
  });

  it('sees what they see, for as long as it looks', async () => {
    const maya = await createUser(app, { firstName: 'Maya' });
    const ada = await createAdmin(app);
    const cookies = await reading.during(async (during) => {
      expect((await clientWith(during.member).get('/api/auth/user')).body.id).toBe(maya.id);
      expect((await clientWith(during.admin).get('/api/releases')).status).toBe(200);
      return during;
    });
    expect((await clientWith(cookies.admin).get('/api/auth/user')).status).toBe(401);
    const failing = reading.during(() => Promise.reject(new Error('It was not to be')));
    await expect(failing).rejects.toThrow('It was not to be');
    expect(await sessions()).toEqual([]);
    expect(ada.id).not.toBe(maya.id);
  });

  it('writes nothing, not even where anybody may', async () => {
    await reading.during(async ({ member }) => {
      const client = clientWith(member);
      const post = { title: 'From nobody', body: 'Nothing.', kind: 'discussion', tags: [] };
      expect((await client.post('/api/posts', post)).status).toBe(403);
      expect((await client.post('/api/logout')).status).toBe(403);
      expect((await client.get('/api/auth/user')).status).toBe(200);
    });
  });

  it('leaves no trace: no device, no visit, nothing in what they are given of their data', async () => {
    await reading.during(async ({ member }) => {
      const client = clientWith(member);
      expect((await client.get('/api/my/notifications')).status).toBe(200);
      expect((await client.get('/api/my/sessions')).body).toEqual([]);
      expect((await client.get('/api/my/calendar')).status).toBe(200);
    });
    const traces = `SELECT user_id FROM mail_recipients WHERE seen_at IS NOT NULL UNION ALL SELECT user_id FROM calendar_feeds`;
    expect(await app.database.query({ text: traces })).toEqual([]);
  });
});
