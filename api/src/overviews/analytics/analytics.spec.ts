import type { Client } from '../../../test/client.js';
import { createAdmin, createProUser, createUser } from '../../../test/factories/user-factory.js';
import { createCourse, createEvent, createPost } from '../../../test/factories/product-factories.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';

describe('GET /api/analytics', () => {
  let app: TestApp;
  let ada: Client;
  beforeAll(async () => {
    app = await createTestApp();
    ada = await app.signInAs(await createAdmin(app, { joinedAt: new Date('2025-01-01T12:00:00Z') }));
  });
  afterAll(() => app.close());

  const joined = (at: string) => ({ joinedAt: new Date(at) });

  it('counts how far those got who joined in the days asked for', async () => {
    await createUser(app, { ...joined('2026-01-31T23:59:59Z'), onboardedAt: null });
    await createUser(app, { ...joined('2026-02-01T00:00:00Z'), onboardedAt: null });
    const rosa = await createProUser(app, joined('2026-02-10T09:00:00Z'));
    const otto = await createUser(app, joined('2026-02-28T23:59:59Z'));
    await createUser(app, joined('2026-03-01T00:00:00Z'));

    const { course, lessons } = await createCourse(app);
    const event = await createEvent(app);
    const client = await app.signInAs(rosa);
    await client.put(`/api/courses/${course.id}/enrollment`);
    await client.put(`/api/lessons/${lessons[0]!.id}/completion`);
    await client.put(`/api/events/${event.id}/rsvp`, { status: 'going' });
    await createPost(app, { authorId: otto.id });

    const { body } = await ada.get('/api/analytics?from=2026-02-01&to=2026-02-28');
    expect(body.funnel).toEqual({ joined: 3, onboarded: 2, learned: 1, posted: 1, attended: 1, pro: 1 });
    expect([body.from, body.to]).toEqual(['2026-02-01', '2026-02-28']);
  });

  it('names each week with who joined and who was active, the latest first', async () => {
    const otto = await createUser(app, joined('2024-05-08T10:00:00Z'));
    await createPost(app, { authorId: otto.id, createdAt: new Date('2024-05-19T23:00:00Z') });
    await createPost(app, { authorId: otto.id, createdAt: new Date('2024-05-13T00:00:00Z') });
    const { body } = await ada.get('/api/analytics?from=2024-05-06&to=2024-05-20');
    expect(body.weeks).toEqual([
      { week: '2024-05-20', joined: 0, active: 0 },
      { week: '2024-05-13', joined: 0, active: 1 },
      { week: '2024-05-06', joined: 1, active: 0 },
    ]);
  });

  it('is of the last ninety days when nothing is asked for', async () => {
    const { body } = await ada.get('/api/analytics');
    expect(body.to).toBe(new Date().toISOString().slice(0, 10));
    expect((Date.parse(body.to) - Date.parse(body.from)) / 86_400_000).toBe(89);
  });

  it('refuses days that are none, and a range that ends before it begins', async () => {
    for (const query of ['from=yesterday', 'from=2026-02-30', 'from=2026-03-01&to=2026-02-01', 'since=1'])
      expect((await ada.get(`/api/analytics?${query}`)).status).toBe(400);
  });
});
