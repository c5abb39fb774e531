import type { Client } from '../../../test/client.js';
import {
  addToGroup,
  createCourse,
  createEvent,
  createGroup,
} from '../../../test/factories/product-factories.js';
import { createUser } from '../../../test/factories/user-factory.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import { migrate } from '../../app/migrate.js';
import type { AchievementResponse } from './achievements.dto.js';
import { ACHIEVEMENTS } from './achievements.js';
import { AchievementsService } from './achievements.service.js';

describe('Achievements', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app.close());

  const all = async (member: Client): Promise<AchievementResponse[]> =>
    (await member.get('/api/my/achievements')).body;
  const earned = async (member: Client) =>
    (await all(member)).filter(({ earnedAt }) => earnedAt !== null).map(({ key }) => key);
  /** As they were written, before anybody has looked. */
  const stored = async (user: { id: string }) =>
    (await app.data.getRepository('earned_achievements').findBy({ userId: user.id })).map(
      ({ key }) => key as string,
    );
  const announce = async () => {
    await app.nest.get(AchievementsService).announce();
  };

  it('are the three of the home and at least twelve others, each with its rule as text', async () => {
    const member = await app.signInAs(await createUser(app));
    const list = await all(member);
    expect(list.slice(0, 3).map(({ title }) => title)).toEqual([
      'Knowledge Seeker',
      'Course Completer',
      'Community Member',
    ]);
    expect(list.length).toBeGreaterThanOrEqual(15);
    expect(new Set(list.map(({ key }) => key)).size).toBe(list.length);
    expect(
      list.every(({ rule, href, earnedAt }) => rule.length > 10 && href.startsWith('/') && !earnedAt),
    ).toBe(true);
  });

  it('are given in the transaction that earns them, once, and link to what they are about', async () => {
    const user = await createUser(app);
    const member = await app.signInAs(user);
    const { course, lessons } = await createCourse(app, { lessons: 2 });
    await member.put(`/api/courses/${course.id}/enrollment`);
    expect(await stored(user)).toEqual(['knowledge-seeker']);
    await Promise.all(lessons.map(({ id }) => member.put(`/api/lessons/${id}/completion`)));
    await member.delete(`/api/lessons/${lessons[0]!.id}/completion`);
    await member.put(`/api/lessons/${lessons[0]!.id}/completion`);
    expect((await stored(user)).sort()).toEqual(['course-completer', 'first-lesson', 'knowledge-seeker']);
    expect((await all(member)).find(({ key }) => key === 'course-completer')).toMatchObject({
      href: `/courses/${course.slug}`,
      about: { title: course.title, href: `/courses/${course.slug}` },
    });
  });

  it('stay when what earned them is undone or taken away', async () => {
    const user = await createUser(app);
    const member = await app.signInAs(user);
    const { course, lessons } = await createCourse(app, { lessons: 1 });
    const group = await createGroup(app);
    await member.put(`/api/courses/${course.id}/enrollment`);
    await member.put(`/api/lessons/${lessons[0]!.id}/completion`);
    await member.put(`/api/groups/${group.id}/membership`);
    const before = await earned(member);
    expect(before).toContain('community-member');
    await member.delete(`/api/lessons/${lessons[0]!.id}/completion`);
    await member.delete(`/api/groups/${group.id}/membership`);
    await app.data.getRepository('groups').delete({ id: group.id });
    expect(await earned(member)).toEqual(before);
    expect((await all(member)).find(({ key }) => key === 'community-member')).toMatchObject({
      about: null,
      href: '/groups',
    });
  });

  it('come from lessons, tracks and days', async () => {
    const user = await createUser(app);
    const member = await app.signInAs(user);
    const tracks = ['ai-mastery', 'consciousness-integration', 'leadership-transformation'] as const;
    for (const track of tracks) {
      const { course, lessons } = await createCourse(app, { track, lessons: 4 });
      await member.put(`/api/courses/${course.id}/enrollment`);
      for (const { id } of lessons) await member.put(`/api/lessons/${id}/completion`);
      // A day without is forgiven.
      if (track === 'ai-mastery')
        for (const days of [1, 3, 4, 5, 6, 8])
          await app.data.getRepository('lesson_activity').insert({
            userId: user.id,
            lessonId: lessons[0]!.id,
            occurredAt: new Date(Date.now() - days * 86_400_000),
          });
    }
    expect((await stored(user)).sort()).toEqual(
      [
        'course-completer',
        'first-lesson',
        'knowledge-seeker',
        'ten-lessons',
        'three-courses',
        'three-tracks',
        'week-streak',
      ].sort(),
    );
  });

  it('come from weekly goals that were chosen before', async () => {
    const user = await createUser(app);
    const member = await app.signInAs(user);
    const { course, lessons } = await createCourse(app);
    await member.put('/api/my/weekly-goal', { days: 1 });
    await member.put(`/api/courses/${course.id}/enrollment`);
    expect(await earned(member)).not.toContain('weekly-goal');
    await member.put(`/api/lessons/${lessons[0]!.id}/completion`);
    expect(await stored(user)).toContain('weekly-goal');
  });

  it('come from the community', async () => {
    const [user, other] = [await createUser(app), await createUser(app)];
    const member = await app.signInAs(user);
    const friend = await app.signInAs(other);
    const event = await createEvent(app);
    await member.put(`/api/events/${event.id}/rsvp`, { status: 'going' });
    for (let index = 0; index < 3; index += 1)
      await member.put(`/api/groups/${(await createGroup(app)).id}/membership`);
    await member.put(`/api/members/${other.id}/friendship`);
    await friend.put(`/api/members/${user.id}/friendship`);
    const write = async (client: Client, kind: string) =>
      (await client.post('/api/posts', { title: 'Rest', body: 'How do you rest?', kind })).body;
    const reply = async ({ id }: { id: string }) =>
      (await member.post(`/api/posts/${id}/replies`, { body: 'I walk.' })).body;
    const post = await write(friend, 'question');
    for (let index = 0; index < 4; index += 1) await reply(post);
    await reply(await write(member, 'discussion'));
    expect(await stored(user)).not.toContain('five-replies');
    const fifth = await reply(post);
    await friend.put(`/api/posts/${post.id}/answer/${fifth.id}`);
    expect((await stored(user)).sort()).toEqual(
      [
        'accepted-answer',
        'community-member',
        'first-event',
        'first-friend',
        'first-post',
        'five-replies',
        'three-groups',
      ].sort(),
    );
    expect(await stored(other)).toEqual(expect.arrayContaining(['first-friend', 'first-post']));
  });

  it('come from every way into a group', async () => {
    const owner = await createUser(app);
    const [founder, asked, invited] = [await createUser(app), await createUser(app), await createUser(app)];
    const group = await createGroup(app, { visibility: 'private' });
    await addToGroup(app, group, owner, 'owner');
    const asOwner = await app.signInAs(owner);
    await (
      await app.signInAs(founder)
    ).post('/api/groups', { name: 'Ours', summary: 'Us.', privacy: 'public' });
    await (await app.signInAs(asked)).put(`/api/groups/${group.id}/membership`);
    expect(await stored(asked)).toEqual([]);
    await asOwner.put(`/api/groups/${group.id}/requests/${asked.id}`);
    const { body: link } = await asOwner.post(`/api/groups/${group.id}/invitations`, { maxUses: 5, days: 1 });
    const invitation = link.path.replace('/groups/join', '/api/group-invitations');
    await (await app.signInAs(invited)).put(`${invitation}/membership`);
    for (const user of [founder, asked, invited]) expect(await stored(user)).toEqual(['community-member']);
  });

  it('are neither lost nor given twice when several things earn them at the same moment', async () => {
    const user = await createUser(app);
    const member = await app.signInAs(user);
    const groups = [await createGroup(app), await createGroup(app), await createGroup(app)];
    const events = [await createEvent(app), await createEvent(app), await createEvent(app)];
    const statuses = await Promise.all([
      ...groups.map(({ id }) => member.put(`/api/groups/${id}/membership`)),
      ...events.map(({ id }) => member.put(`/api/events/${id}/rsvp`, { status: 'going' })),
    ]);
    expect(new Set(statuses.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await stored(user)).sort()).toEqual(['community-member', 'first-event', 'three-groups']);
  });

  it('come from ten right answers', async () => {
    const user = await createUser(app);
    const member = await app.signInAs(user);
    const { course, lessons } = await createCourse(app);
    const questions = Array.from({ length: 10 }, (_, index) => ({
      id: `question-${index}`,
      kind: 'single',
      prompt: 'Which?',
      options: ['a', 'b'].map((id) => ({ id, text: id })),
      answer: 'a',
      explanation: 'The first.',
    }));
    const quiz = { id: 'quiz', kind: 'quiz', title: 'Ten', passMark: 50, questions };
    await app.data.getRepository('lessons').update({ id: lessons[0]!.id }, { blocks: [quiz] });
    await member.put(`/api/courses/${course.id}/enrollment`);
    const answer = (index: number, text: string) =>
      member.put(`/api/lessons/${lessons[0]!.id}/answers/question-${index}`, { answer: text });
    for (let index = 0; index < 10; index += 1) await answer(index, index === 0 ? 'b' : 'a');
    expect(await stored(user)).not.toContain('ten-answers');
    await answer(0, 'a');
    expect(await stored(user)).toContain('ten-answers');
  });

  it('are told once', async () => {
    const user = await createUser(app);
    const member = await app.signInAs(user);
    const { course } = await createCourse(app);
    await member.put(`/api/courses/${course.id}/enrollment`);
    await announce();
    await announce();
    const { body } = await member.get('/api/my/notifications');
    expect(body.items).toEqual([
      expect.objectContaining({
        kind: 'achievement',
        text: 'You earned “Knowledge Seeker”',
        href: '/progress#achievements',
      }),
    ]);
  });

  it('come from a weekly goal that was reached before it was chosen', async () => {
    const user = await createUser(app);
    const member = await app.signInAs(user);
    const { course, lessons } = await createCourse(app);
    await member.put(`/api/courses/${course.id}/enrollment`);
    await member.put(`/api/lessons/${lessons[0]!.id}/completion`);
    await member.put('/api/my/weekly-goal', { days: 1 });
    expect(await stored(user)).toContain('weekly-goal');
  });

  it('that were earned before there was an achievement for it come with the release that has it, and are not announced', async () => {
    const user = await createUser(app);
    const member = await app.signInAs(user);
    const { course } = await createCourse(app);
    await member.put(`/api/courses/${course.id}/enrollment`);
    await app.data.getRepository('earned_achievements').delete({ userId: user.id });
    expect([await earned(member), await stored(user)]).toEqual([[], []]);
    await app.data.query(`UPDATE sql_function_files SET hash = '' WHERE file LIKE 'people/achievements/%'`);
    await migrate(app.config.databaseUrl);
    expect(await earned(member)).toEqual(['knowledge-seeker']);
    await announce();
    expect((await member.get('/api/my/notifications')).body.items).toEqual([]);
  });

  it('are on the profile as far as its owner shows them, the private ones never', async () => {
    const user = await createUser(app);
    const member = await app.signInAs(user);
    const viewer = await app.signInAs(await createUser(app));
    const { course, lessons } = await createCourse(app);
    await member.put(`/api/courses/${course.id}/enrollment`);
    await member.put(`/api/lessons/${lessons[0]!.id}/reflection`, { text: 'I leapt.' });
    expect(await earned(member)).toContain('first-reflection');
    const shown = async (client: Client) => (await client.get(`/api/members/${user.id}`)).body.achievements;
    expect(await shown(viewer)).toEqual([
      {
        title: 'Knowledge Seeker',
        rule: 'Enroll in a course',
        href: '/courses',
        earnedAt: expect.any(String),
      },
    ]);
    expect(await shown(app.visitor())).toEqual([]);
    await member.patch('/api/my/profile', { visibility: { achievements: 'me' } });
    expect(await shown(viewer)).toEqual([]);
  });

  it('have a rule in SQL each', async () => {
    const sources = await app.database.query<{ keys: string[] }>({
      text: `SELECT achievements_from(relname) AS keys FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'`,
    });
    const all = ACHIEVEMENTS.map(({ key }) => key).sort();
    expect(sources.flatMap(({ keys: some }) => some).sort()).toEqual(all);
    const [routine] = await app.database.query<{ text: string }>({
      text: `SELECT prosrc AS text FROM pg_proc WHERE proname = 'award_achievements'`,
    });
    const keys = new Set([...routine!.text.matchAll(/'([a-z]+-[a-z]+)'/g)].map(([, key]) => key));
    expect([...keys].sort()).toEqual(all);
  });
});
