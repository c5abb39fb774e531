import {
  createCourse,
  createEvent,
  createPost,
  createReply,
} from '../../../../test/factories/product-factories.js';
import { createSubscription, createUser } from '../../../../test/factories/user-factory.js';
import { createTestApp, type TestApp } from '../../../../test/test-app.js';
import { DailyNumbers } from './daily-numbers.entity.js';

const DAY_MS = 24 * 3_600_000;
const dayBefore = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);
/** At that hour, in UTC. */
const at = (days: number, time = '12:00:00') => new Date(`${dayBefore(days)}T${time}Z`);

describe('The numbers of a day', () => {
  let app: TestApp;
  beforeEach(async () => void (app = await createTestApp()));
  afterEach(() => app.close());

  const count = async () => {
    await app.database.execute({
      text: `INSERT INTO pgboss.job (name, data) VALUES ('daily-numbers', NULL)`,
    });
    await app.runJobs();
  };
  const days = () => app.data.getRepository(DailyNumbers).find({ order: { day: 'DESC' } });
  const joined = (days: number, time?: string) =>
    createUser(app, { joinedAt: at(days, time), onboardedAt: at(days, time) });
  const finish = async (userId: string, lessonId: string, days: number) =>
    app.database.execute({
      text: `INSERT INTO lesson_activity (user_id, lesson_id, occurred_at, local_day) VALUES ($1, $2, $3, $3::timestamptz::date)`,
      values: [userId, lessonId, at(days)],
    });

  it('say what happened on it, from midnight to midnight in UTC, and how things stood after it', async () => {
    const ada = await joined(1, '00:00:00');
    const leo = await joined(1, '23:59:59');
    await joined(0, '00:00:00');
    const { lessons } = await createCourse(app);
    for (const lesson of lessons.slice(0, 2)) await finish(ada.id, lesson.id, 1);
    const post = await createPost(app, {
      authorId: ada.id,
      createdAt: at(1),
      kind: 'question',
      isAnswered: true,
    });
    await createReply(app, { postId: post.id, authorId: leo.id, createdAt: at(1) });
    await createPost(app, { authorId: leo.id, createdAt: at(0) });
    const event = await createEvent(app, { startsAt: at(1, '09:00:00'), endsAt: at(1, '10:00:00') });
    await app.database.execute({
      text: `INSERT INTO event_rsvps (event_id, user_id, status, going_since, created_at) VALUES ($1, $2, 'going', $3, $3)`,
      values: [event.id, leo.id, at(1, '08:00:00')],
    });
    const paid = { provider: 'stripe' as const, createdAt: at(1) };
    await createSubscription(app, { ...paid, userId: ada.id, providerId: 'sub_1' });
    const lately = { status: 'past_due' as const, accessUntil: at(-3), createdAt: at(40) };
    await createSubscription(app, { ...paid, ...lately, userId: leo.id, providerId: 'sub_2' });
    await app.database.execute({
      text: `INSERT INTO subscribers (email, name, source, token, mailed_at, confirmed_at, unsubscribed_at)
             VALUES ('a@example.test', 'A', 'footer', 'a', now(), $1, NULL), ('b@example.test', 'B', 'footer', 'b', now(), $2, $1),
                    ('c@example.test', 'C', 'footer', 'c', now(), NULL, NULL)`,
      values: [at(1), at(20)],
    });
    await count();
    const [numbers, ...earlier] = await days();
    expect(numbers).toEqual({
      day: dayBefore(1),
      ...{ joined: 2, onboarded: 2, firstLessons: 1, firstPosts: 1, firstRsvps: 1, firstPro: 1 },
      ...{
        active: 2,
        activeWeek: 2,
        activeMonth: 2,
        posts: 1,
        replies: 1,
        attendances: 1,
        lessonsFinished: 2,
      },
      ...{ subscriptionsBegun: 1, subscriptionsEnded: 0, newsletterJoined: 1, newsletterLeft: 1 },
      ...{ members: 3, proMembers: 2, paidSubscriptions: 1, pastDueSubscriptions: 1, pausedSubscriptions: 0 },
      ...{ newsletterSubscribers: 1, answeredQuestions: 1, countedAt: expect.any(Date) },
    });
    expect(earlier).toEqual([]);
  });

  it('are caught up after days on which nothing ran, as far as facts tell', async () => {
    const ada = await joined(40);
    const { lessons } = await createCourse(app);
    await finish(ada.id, lessons[0]!.id, 10);
    await count();
    const caughtUp = await days();
    expect(caughtUp.map(({ day }) => day)).toEqual(
      Array.from({ length: 31 }, (_, index) => dayBefore(index + 1)),
    );
    expect(caughtUp[9]).toMatchObject({
      firstLessons: 1,
      active: 1,
      lessonsFinished: 1,
      members: null,
      proMembers: null,
    });
    const counts = caughtUp
      .slice(0, 10)
      .map(({ active, activeWeek, activeMonth }) => [active, activeWeek, activeMonth]);
    expect(counts).toEqual([...Array(3).fill([0, 0, 1]), ...Array(6).fill([0, 1, 1]), [1, 1, 1]]);
    await count();
    const all = await days();
    expect(all).toHaveLength(40);
    expect(all.at(-1)).toMatchObject({ day: dayBefore(40), joined: 1 });
  });

  it('stay as they were counted when it is done again, and when a member is erased', async () => {
    const ada = await joined(1);
    await Promise.all([count(), count()]);
    const counted = await days();
    expect(counted).toMatchObject([{ joined: 1, members: 1 }]);
    await app.data.getRepository('User').delete(ada.id);
    await joined(1);
    await count();
    expect(await days()).toEqual(counted);
  });
});
