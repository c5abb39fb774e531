import { countQueries } from '../../../test/database/count-queries.js';
import { createCourse } from '../../../test/factories/product-factories.js';
import { createUser } from '../../../test/factories/user-factory.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import type { Course } from '../courses/course.entity.js';
import type { User } from '../../identity/users/user.entity.js';
import type { ReviewResponse } from './reviews.dto.js';

describe('Reviews of a course', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app.close());

  const newCourse = () => createCourse(app, { lessons: 1 });
  type NewCourse = Awaited<ReturnType<typeof newCourse>>;

  async function finisher({ course, lessons }: NewCourse, overrides: Partial<User> = {}) {
    const member = await app.signInAs(await createUser(app, overrides));
    await member.put(`/api/courses/${course.id}/enrollment`);
    await member.put(`/api/lessons/${lessons[0]!.id}/completion`);
    return member;
  }

  const pathOf = (course: Course) => `/api/courses/${course.slug}/reviews`;
  const rating = async (course: Course) => {
    const { averageRating, reviewCount } = (await app.visitor().get(`/api/courses/${course.id}`)).body;
    return { averageRating, reviewCount };
  };
  const texts = (reviews: ReviewResponse[]) => reviews.map(({ text }) => text);

  it('are by people who finished it, one each, and can be changed and withdrawn', async () => {
    const made = await newCourse();
    const path = pathOf(made.course);
    const stranger = await app.signInAs(await createUser(app));
    const early = await stranger.post(path, { rating: 5, text: 'Looks good.' });
    expect([early.status, early.body.code]).toEqual([403, 'finish_first']);
    const member = await finisher(made, { firstName: 'Ola', lastName: 'Nordmann' });
    const first = await member.post(path, { rating: 4, text: ' Plain and useful. ' });
    expect(first.status).toBe(201);
    expect(first.body).toMatchObject({
      rating: 4,
      text: 'Plain and useful.',
      editedAt: null,
      isMine: true,
      author: { name: 'Ola Nordmann' },
    });
    expect(await rating(made.course)).toEqual({ averageRating: 4, reviewCount: 1 });
    const second = await member.post(path, { rating: 5, text: 'Better each week.' });
    expect(second.body).toMatchObject({ id: first.body.id, rating: 5 });
    expect(second.body.editedAt).not.toBeNull();
    await (await finisher(made)).post(path, { rating: 2, text: 'Too short for me.' });
    expect(await rating(made.course)).toEqual({ averageRating: 3.5, reviewCount: 2 });
    expect(texts((await member.get(`${path}?mine=true`)).body)).toEqual(['Better each week.']);
    expect((await member.delete(`${path}/mine`)).status).toBe(204);
    expect((await member.delete(`${path}/mine`)).status).toBe(204);
    expect(await rating(made.course)).toEqual({ averageRating: 2, reviewCount: 1 });
    expect((await member.get(`${path}?mine=true`)).body).toEqual([]);
  });

  it('are read page by page, and by visitors without names', async () => {
    const made = await newCourse();
    const path = pathOf(made.course);
    for (const text of ['First', 'Second', 'Third'])
      await (await finisher(made)).post(path, { rating: 5, text });
    const answer = await app.visitor().get(`${path}?limit=2`);
    expect(texts(answer.body)).toEqual(['Third', 'Second']);
    expect(answer.body[0]).toMatchObject({ author: null, isMine: false });
    expect(answer.headers['x-total-count']).toBe('3');
    const next = /<([^>]+)>/.exec(String(answer.headers['link']))![1]!;
    expect(texts((await app.visitor().get(next)).body)).toEqual(['First']);
    expect((await app.visitor().get(`${path}?mine=true`)).body).toEqual([]);
    expect(await countQueries(app, () => app.visitor().get(path))).toBeLessThanOrEqual(3);
    expect((await app.visitor().get('/api/courses/no-such-course/reviews')).status).toBe(404);
  });

  it('say beside which field something is missing', async () => {
    const made = await newCourse();
    const member = await finisher(made);
    const { status, body } = await member.post(pathOf(made.course), { rating: 6, text: '  ' });
    expect(status).toBe(400);
    expect(body.details).toEqual({
      rating: ['Choose one to five stars.'],
      text: ['Write between 1 and 2,000 characters.'],
    });
  });

  it('disappear when enough members report them, and do not count meanwhile', async () => {
    const made = await newCourse();
    const path = pathOf(made.course);
    const member = await finisher(made);
    const { id } = (await member.post(path, { rating: 1, text: 'Buy my course instead!' })).body;
    const report = { subject: { kind: 'review', id }, reason: 'spam' };
    for (let reporter = 0; reporter < 2; reporter += 1)
      expect((await (await app.signInAs(await createUser(app))).post('/api/reports', report)).status).toBe(
        201,
      );
    expect((await app.visitor().get(path)).body).toEqual([]);
    expect(await rating(made.course)).toEqual({ averageRating: null, reviewCount: 0 });
    expect(texts((await member.get(`${path}?mine=true`)).body)).toHaveLength(1);
    const moderator = await app.signInAs(await createUser(app, { isModerator: true }));
    const [open] = (await moderator.get('/api/admin/reports')).body;
    await moderator.post(`/api/admin/reports/${open.id}/decision`, { decision: 'remove' });
    const again = await member.post(path, { rating: 1, text: 'Buy it!' });
    expect([again.status, again.body.code]).toEqual([403, 'review_removed']);
  });
});
