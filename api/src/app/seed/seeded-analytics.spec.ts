import type { Client } from '../../../test/client.js';
import { signIn } from '../../../test/sign-in.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import type { AnalyticsResponse } from '../../overviews/analytics/analytics.dto.js';
import { seed } from './seed.js';

const DAY_MS = 24 * 3_600_000;
const dayBefore = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);

/** Of the seeded community, counted again as plainly as can be. */
describe('Every number of analytics', () => {
  let app: TestApp;
  let ada: Client;
  const [from, to] = [dayBefore(200), dayBefore(1)];
  let answer: AnalyticsResponse;
  beforeAll(async () => {
    app = await createTestApp();
    await seed(app.config);
    ada = app.visitor();
    await signIn(ada, { choose: { subject: 'ada' } });
    for (let missing = 1; missing > 0;) {
      const counted = await rows<{ count: number }>('SELECT count(*)::integer FROM daily_numbers');
      await app.database.execute({
        text: `INSERT INTO pgboss.job (name, data) VALUES ('daily-numbers', NULL)`,
      });
      await app.runJobs();
      const now = await rows<{ count: number }>('SELECT count(*)::integer FROM daily_numbers');
      missing = now[0]!.count - counted[0]!.count;
    }
    answer = (await ada.get(`/api/analytics?from=${from}&to=${to}`)).body;
  }, 240_000);
  afterAll(() => app.close());

  const rows = <T>(text: string) => app.database.query<T>({ text });
  const count = async (source: string) =>
    (await rows<{ count: number }>(`SELECT count(*)::integer FROM ${source}`))[0]!.count;
  const during = (column: string, first = from, last = to) =>
    `(${column} AT TIME ZONE 'UTC')::date BETWEEN '${first}' AND '${last}'`;
  const joined = `users u WHERE ${during('u.joined_at')}`;

  it('of the funnel is the number of members in its list', async () => {
    const { funnel, erased } = answer;
    expect(erased).toBe(0);
    expect(funnel.joined).toBeGreaterThan(5);
    expect(funnel).toEqual({
      joined: await count(joined),
      onboarded: await count(`${joined} AND u.onboarded_at IS NOT NULL`),
      learned: await count(
        `${joined} AND u.id IN (SELECT user_id FROM enrollments WHERE completed_lessons > 0)`,
      ),
      posted: await count(`${joined} AND u.id IN (SELECT author_id FROM posts)`),
      attended: await count(
        `${joined} AND u.id IN (SELECT user_id FROM event_rsvps WHERE going_since IS NOT NULL)`,
      ),
      pro: await count(
        `${joined} AND u.id IN (SELECT user_id FROM subscriptions WHERE access_until IS NULL OR access_until > now())`,
      ),
    });
    for (const [step, people] of Object.entries(funnel)) {
      const reached = step === 'joined' ? '' : `&step=${step}`;
      const list = await ada.get(`/api/admin/members?joinedFrom=${from}&joinedTo=${to}${reached}&limit=100`);
      expect([step, list.body.length]).toEqual([step, people]);
    }
  });

  it('that happened is the sum of its days', async () => {
    const paid = `subscriptions WHERE provider <> 'granted'`;
    expect(answer.numbers).toMatchObject({
      countedDays: 200,
      lessonsFinished: await count(`lesson_activity WHERE kind = 'completed' AND ${during('occurred_at')}`),
      posts: await count(`posts WHERE ${during('created_at')}`),
      replies: await count(`post_replies WHERE ${during('created_at')}`),
      firstRsvps: await count(
        `(SELECT user_id FROM event_rsvps GROUP BY 1 HAVING ${during('min(going_since)')}) first`,
      ),
      attendances: await count(
        `event_rsvps r JOIN events e ON e.id = r.event_id WHERE ${during('e.starts_at')}
         AND e.canceled_at IS NULL AND r.status = 'going' AND r.confirm_by IS NULL`,
      ),
      subscriptionsBegun: await count(`${paid} AND ${during('created_at')}`),
      subscriptionsEnded: await count(`${paid} AND status = 'canceled' AND ${during('access_until')}`),
    });
  });

  it('of subscriptions that started and ended is the number in their lists', async () => {
    const { subscriptionsBegun, subscriptionsEnded } = answer.numbers;
    const listed = async (days: string) =>
      (await ada.get(`/api/admin/subscriptions?plan=paid&limit=100&${days}`)).body.length;
    expect(await listed(`startedFrom=${from}&startedTo=${to}`)).toBe(subscriptionsBegun);
    expect(await listed(`endedFrom=${from}&endedTo=${to}`)).toBe(subscriptionsEnded);
    expect(subscriptionsBegun).toBeGreaterThan(0);
  });

  it('that stands is what stands', async () => {
    const { numbers, isCurrent } = (await ada.get('/api/analytics')).body as AnalyticsResponse;
    expect(isCurrent).toBe(true);
    const pro = 'SELECT user_id FROM subscriptions WHERE access_until IS NULL OR access_until > now()';
    const active = `subscriptions WHERE provider <> 'granted' AND status = 'active'`;
    expect(numbers).toMatchObject({
      members: await count('users'),
      proMembers: await count(`users WHERE id IN (${pro})`),
      paidSubscriptions: await count(active),
    });
    const list = await ada.get('/api/admin/subscriptions?state=active&plan=paid&limit=100');
    expect(list.body).toHaveLength(numbers.paidSubscriptions!);
  });

  const ACTIVE = `(SELECT user_id, occurred_at AS at FROM lesson_activity
    UNION ALL SELECT author_id, created_at FROM posts UNION ALL SELECT author_id, created_at FROM post_replies
    UNION ALL SELECT user_id, created_at FROM event_rsvps) a`;
  const sunday = (monday: string, days = 6) =>
    new Date(Date.parse(monday) + days * DAY_MS).toISOString().slice(0, 10);

  it('of a week is who joined and who was active in it, and who came back', async () => {
    const first = (day: string) => (day < from ? from : day);
    const last = (day: string) => (day > to ? to : day);
    for (const { week, joined: people, active } of answer.weeks) {
      const days = [first(week), last(sunday(week))] as const;
      expect([week, people, active]).toEqual([
        week,
        await count(`users WHERE ${during('joined_at', ...days)}`),
        await count(
          `(SELECT DISTINCT user_id FROM ${ACTIVE} WHERE user_id IS NOT NULL AND ${during('at', ...days)}) x`,
        ),
      ]);
    }
    for (const { week, joined: people, returned } of answer.cohorts) {
      const cohort = `users u WHERE ${during('u.joined_at', week, sunday(week))}`;
      const back = `u.id IN (SELECT user_id FROM ${ACTIVE} WHERE ${during('at', sunday(week, 28), sunday(week, 34))})`;
      const isOver = sunday(week, 34) < new Date().toISOString().slice(0, 10);
      expect([week, people, returned]).toEqual([
        week,
        await count(cohort),
        isOver ? await count(`${cohort} AND ${back}`) : null,
      ]);
    }
  });

  it('of lessons, events and payments is the number of their rows', async () => {
    const lessons = await rows<{ slug: string; finished: number }>(
      `SELECT l.slug, count(c.lesson_id)::integer AS finished FROM lessons l
       JOIN enrollments e ON e.course_id = l.course_id AND ${during('e.started_at')}
       LEFT JOIN lesson_completions c ON c.lesson_id = l.id AND c.enrollment_id = e.id GROUP BY l.slug`,
    );
    expect(answer.lessons.length).toBeGreaterThan(0);
    for (const { lessonSlug, finished } of answer.lessons)
      expect([lessonSlug, finished]).toEqual([
        lessonSlug,
        lessons.find(({ slug }) => slug === lessonSlug)?.finished,
      ]);
    for (const { slug, going } of answer.events)
      expect([slug, going]).toEqual([
        slug,
        await count(
          `event_rsvps r JOIN events e ON e.id = r.event_id WHERE e.slug = '${slug}' AND r.status = 'going' AND r.confirm_by IS NULL`,
        ),
      ]);
    const [money] = await rows<{ paid: number; payments: number }>(
      `SELECT sum(amount)::integer AS paid, count(*)::integer AS payments FROM payments WHERE status <> 'failed' AND ${during('occurred_at')}`,
    );
    const sum = (name: 'paid' | 'payments') => answer.revenue.reduce((all, month) => all + month[name], 0);
    expect({ paid: sum('paid'), payments: sum('payments') }).toEqual(money);
  });
});
