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

describe('GET /api/analytics, beside the period before', () => {
  let app: TestApp;
  let ada: Client;
  beforeEach(async () => {
    app = await createTestApp();
    ada = await app.signInAs(await createAdmin(app, { joinedAt: new Date('2025-01-01T12:00:00Z') }));
  });
  afterEach(() => app.close());

  it('compares with as many days right before', async () => {
    const { body } = await ada.get('/api/analytics?from=2026-03-01&to=2026-03-31');
    expect([body.previousFrom, body.previousTo]).toEqual(['2026-01-29', '2026-02-28']);
    const week = (await ada.get('/api/analytics?days=7')).body;
    expect((Date.parse(week.to) - Date.parse(week.from)) / 86_400_000).toBe(6);
    expect((await ada.get('/api/analytics?days=8')).status).toBe(400);
  });

  it('says how many were erased who joined in the period, and stays with what was counted', async () => {
    const at = new Date(Date.now() - 86_400_000);
    const otto = await createUser(app, { joinedAt: at });
    await app.database.execute({
      text: `INSERT INTO pgboss.job (name, data) VALUES ('daily-numbers', NULL)`,
    });
    await app.runJobs();
    await app.data.getRepository('User').delete(otto.id);
    const { body } = await ada.get('/api/analytics?days=7');
    expect([body.funnel.joined, body.erased]).toEqual([0, 1]);
  });

  it('takes refunds from the month in which they were sent', async () => {
    await app.database.execute({
      text: `INSERT INTO payments (provider, provider_id, status, amount, currency, occurred_at, refunded_at, refunded_amount)
             VALUES ('stripe', 'in_1', 'paid', 9700, 'usd', '2026-01-10', '2026-02-01', 2000),
                    ('stripe', 'in_2', 'failed', 9700, 'usd', '2026-01-11', NULL, 0)`,
    });
    const { body } = await ada.get('/api/analytics?from=2026-01-01&to=2026-02-28');
    expect(body.revenue).toEqual([
      { month: '2026-02-01', currency: 'usd', payments: 0, paid: 0, refunded: 2000, discounts: 0 },
      { month: '2026-01-01', currency: 'usd', payments: 1, paid: 9700, refunded: 0, discounts: 0 },
    ]);
  });

  it('says what became of each issue of the newsletter, and how many left in the week after', async () => {
    await app.database.execute({
      text: `
        WITH issue AS (
          INSERT INTO newsletters (slug, subject, state, began_at) VALUES ('spring', 'Spring', 'sent', '2026-02-10T09:00:00Z')
          RETURNING id
        ), reader AS (
          INSERT INTO subscribers (email, name, source, token, mailed_at, confirmed_at, unsubscribed_at)
          SELECT n || '@example.test', 'Reader', 'test', 'token-' || n, now(), '2026-01-01', left_at
          FROM (VALUES (1, NULL), (2, '2026-02-12'::timestamptz), (3, '2026-03-12'), (4, NULL)) given (n, left_at)
          RETURNING id, email
        )
        INSERT INTO newsletter_recipients (newsletter_id, subscriber_id, state, started_at)
        SELECT issue.id, reader.id, CASE left(reader.email, 1) WHEN '3' THEN 'failed' WHEN '4' THEN 'skipped' ELSE 'sent' END, now()
        FROM issue, reader`,
    });
    const { body } = await ada.get('/api/analytics?from=2026-02-01&to=2026-02-28');
    expect(body.newsletters).toMatchObject([
      { subject: 'Spring', recipients: 4, sent: 2, failed: 1, uncertain: 0, skipped: 1, left: 1 },
    ]);
    expect((await ada.get('/api/analytics?from=2026-03-01&to=2026-03-28')).body.newsletters).toEqual([]);
  });

  it('counts words that are found nowhere, never names of members nor numbers', async () => {
    await createUser(app, { firstName: 'Wilhelmina', lastName: 'Zett' });
    for (const query of ['Quántum entropy', 'quantum', 'wilhelmina quantum', '0049301234567', 'qx'])
      await app.visitor().get(`/api/search?q=${encodeURIComponent(query)}`);
    const { body } = await ada.get('/api/analytics');
    expect(body.searches).toEqual([
      { word: 'quantum', searches: 3 },
      { word: 'entropy', searches: 1 },
    ]);
  });

  it('is a file for each part, of which the audit log knows', async () => {
    await createUser(app, { joinedAt: new Date('2026-03-04T12:00:00Z') });
    const file = (metric: string) =>
      ada.get<string>(`/api/analytics/${metric}.csv?from=2026-03-02&to=2026-03-08`);
    // The page and the files ask for the same things, the files for more of them.
    await ada.get('/api/analytics?from=2026-03-02&to=2026-03-08');
    const weeks = await file('weeks');
    expect(weeks.headers['content-disposition']).toBe('attachment; filename="futurelab-weeks.csv"');
    expect(weeks.text).toBe('\uFEFFweek,joined,active\r\n2026-03-02,1,0\r\n');
    for (const metric of ['numbers', 'funnel', 'retention', 'lessons', 'events', 'revenue', 'searches'])
      expect([metric, (await file(metric)).status]).toEqual([metric, 200]);
    expect((await file('people')).status).toBe(404);
    const events = await app.database.query({
      text: `SELECT action, subject_kind, subject_id, after FROM audit_events ORDER BY id LIMIT 1`,
    });
    expect(events).toEqual([
      {
        ...{ action: 'export', subject_kind: 'analytics', subject_id: 'weeks' },
        after: { from: '2026-03-02', to: '2026-03-08' },
      },
    ]);
  });
});
