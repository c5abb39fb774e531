import { portraitUrl } from '#platform/pictures';
import type { Client } from '../../../test/client.js';
import { countQueries } from '../../../test/database/count-queries.js';
import { createUser } from '../../../test/factories/user-factory.js';
import { addToGroup, createCourse, createGroup } from '../../../test/factories/product-factories.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import { achievementAward } from '../achievements/achievements.sql.js';
import { MemberBlock } from '../blocks/member-block.entity.js';
import { Enrollment } from '../../learning/enrollments/enrollment.entity.js';

const days = (number: number) => new Date(Date.now() - number * 86_400_000);

describe('Members', () => {
  let app: TestApp;
  beforeEach(async () => {
    app = await createTestApp();
  });
  afterEach(() => app.close());

  it('are not found once they left the directory, but by themselves and at their link', async () => {
    const [viewer, leo] = [
      await createUser(app),
      await createUser(app, { firstName: 'Leo', lastName: 'Brandt' }),
    ];
    const client = await app.signInAs(viewer);
    const himself = await app.signInAs(leo);
    const found = async (by: Client) => {
      const list = await by.get('/api/members');
      const ids = list.body.map(({ id }: { id: string }) => id) as string[];
      expect(list.headers['x-total-count']).toBe(String(ids.length));
      const named = (await by.get('/api/members?name=leo')).body as object[];
      return [
        ids.includes(leo.id),
        named.length,
        (await by.get('/api/search?q=leo')).text.includes(leo.slug),
      ];
    };
    expect(await found(client)).toEqual([true, 1, true]);
    const answer = await himself.patch('/api/my/profile', { inDirectory: false });
    expect(answer.body.inDirectory).toBe(false);
    expect(await found(client)).toEqual([false, 0, false]);
    expect(await found(himself)).toEqual([true, 1, true]);
    expect((await client.get(`/api/members/${leo.slug}`)).status).toBe(200);
    expect((await himself.patch('/api/my/profile', { inDirectory: null })).status).toBe(400);
  });

  it('are found by how a word of their name begins, and by nothing else, across no block', async () => {
    const viewer = await createUser(app, { firstName: 'Ada', lastName: 'Vos' });
    const person = (firstName: string, lastName: string, more = {}) =>
      createUser(app, { firstName, lastName, joinedAt: days(lastName.length), ...more });
    const leo = await person('Leo', 'Brandt');
    const lemos = await person('Ana', 'Lemos');
    const double = await person('Anne-Lena', 'Ng');
    await person('Ros', 'Kekahuna', { currentRole: 'Leader' });
    const blocked = await person('Lea', 'Thorn');
    await app.data.getRepository(MemberBlock).save({ blockerId: blocked.id, blockedId: viewer.id });
    const client = await app.signInAs(viewer);
    const named = async (name: string) =>
      (await client.get(`/api/members?name=${encodeURIComponent(name)}`)).body.map(
        ({ id }: { id: string }) => id,
      );
    expect((await named('LE')).sort()).toEqual([leo.id, lemos.id, double.id].sort());
    expect((await named('l')).sort()).toEqual([leo.id, lemos.id, double.id].sort());
    expect(await named('le br')).toEqual([leo.id]);
    expect(await named('eo')).toEqual([]);
  });

  it('see each other, the newest first, without those who are not listed', async () => {
    const old = await createUser(app, { joinedAt: days(3) });
    const recent = await createUser(app, {
      joinedAt: days(2),
      skills: ['Listening'],
      visibility: { location: 'me' },
    });
    await createUser(app, { onboardedAt: null });
    await createUser(app, { suspendedAt: new Date() });
    const answer = await (await app.signInAs(old)).get('/api/members');
    expect(answer.headers['x-total-count']).toBe('2');
    expect(answer.body.map(({ slug }: { slug: string }) => slug)).toEqual([recent.slug, old.slug]);
    expect(answer.body[0]).toEqual({
      id: recent.id,
      slug: recent.slug,
      name: `Person ${recent.lastName}`,
      currentRole: 'Facilitator',
      location: null,
      profileImageUrl: portraitUrl(recent.id),
      skills: ['Listening'],
      joinedAt: recent.joinedAt.toISOString(),
      isActiveToday: false,
    });
    const member = await app.signInAs(old);
    expect(await countQueries(app, () => member.get('/api/members'))).toBeLessThanOrEqual(3);
  });

  it('are found by the beginnings of words, only where they show them', async () => {
    const seeker = await createUser(app, { firstName: 'Seeker', location: null });
    const shown = await createUser(app, {
      firstName: 'Zoë',
      lastName: "O'Neil",
      location: 'Porto, Portugal',
      skills: ['Fundraising'],
    });
    await createUser(app, { location: 'Porto, Portugal', visibility: { location: 'friends' } });
    const client = await app.signInAs(seeker);
    const search = async (query: string) =>
      (await client.get(`/api/members?q=${encodeURIComponent(query)}`)).body.map(
        ({ slug }: { slug: string }) => slug,
      );
    expect(await search('zo')).toEqual([shown.slug]);
    expect(await search("o'neil fundr")).toEqual([shown.slug]);
    expect(await search('porto')).toEqual([shown.slug]);
    expect(await search('nobody like this')).toEqual([]);
    expect(await search(`'); DROP TABLE users; --`)).toEqual([]);
  });

  it('are found whatever letters their names have, also misspelled, and are counted', async () => {
    const seeker = await createUser(app, { firstName: 'Seeker', location: null });
    const people = [
      ['darya', 'Дарья', 'Королёва'],
      ['oystein', 'Øystein', 'Dahl'],
      ['sinead', 'Sinéad', 'D’Arcy'],
    ];
    for (const [slug, firstName, lastName] of people)
      await createUser(app, { slug, firstName, lastName, location: 'Ürgüp', skills: ['C++'] });
    const client = await app.signInAs(seeker);
    for (const [filter, query, slug] of [
      ['q', 'ДАРЬ', 'darya'],
      ['q', 'дарьа', 'darya'],
      ['q', 'oystien', 'oystein'],
      ['q', "D'Arcy", 'sinead'],
      ['name', 'd', 'oystein sinead'],
      ['name', 'дар', 'darya'],
      ['name', 'sined', 'sinead'],
      ['place', 'ürgüp', 'darya oystein sinead'],
      ['place', 'URGUP', 'darya oystein sinead'],
      ['skill', 'c++', 'darya oystein sinead'],
      ['skill', 'c', ''],
      ['q', '!?', ''],
    ] as const) {
      const { body, headers } = await client.get(`/api/members?${new URLSearchParams({ [filter]: query })}`);
      const slugs = body.map(({ slug }: { slug: string }) => slug).sort();
      expect([query, slugs.join(' ')]).toEqual([query, slug]);
      expect(headers['x-total-count']).toBe(String(slugs.length));
    }
  });

  it('are found by what they show of themselves, in any case', async () => {
    const seeker = await createUser(app, { location: null });
    const baker = await createUser(app, {
      location: 'Porto, Portugal',
      interests: ['Ethics'],
      skills: ['Baking'],
      helpsWith: ['Bread'],
      joinedAt: days(40),
    });
    await createUser(app, {
      location: 'Porto, Portugal',
      interests: ['Ethics'],
      skills: ['Baking'],
      helpsWith: ['Bread'],
      visibility: { location: 'me', interests: 'me', skills: 'friends', helpsWith: 'me' },
      joinedAt: days(50),
    });
    const client = await app.signInAs(seeker);
    const found = async (filters: string) => {
      const { body } = await client.get(`/api/members?${filters}`);
      return body.map(({ id }: { id: string }) => id);
    };
    expect(await found('topic=ethics')).toEqual([baker.id]);
    expect(await found('skill=BAKING&helpsWith=bread')).toEqual([baker.id]);
    expect(await found('place=portugal')).toEqual([baker.id]);
    expect(await found('place=porto&q=person')).toEqual([baker.id]);
    expect(await found('skill=baking&topic=rowing')).toEqual([]);
    expect(await found('isNew=true')).toEqual([seeker.id]);
    expect(await found('friends=true')).toEqual([]);
    expect((await client.get('/api/members?isNew=maybe')).status).toBe(400);
    expect((await client.get('/api/members?sort=age')).status).toBe(400);
    expect((await client.get('/api/member-filters')).body).toEqual({
      topics: ['Ethics'],
      skills: ['Baking'],
      helpsWith: ['Bread'],
      places: ['Porto', 'Portugal'],
    });
  });

  it('are sorted by name where that is asked for, page by page', async () => {
    const names = ['Charlotte', 'ada', 'Berta', 'Dora'];
    const [charlotte] = await Promise.all(
      names.map((firstName) => createUser(app, { firstName, lastName: null })),
    );
    const client = await app.signInAs(charlotte!);
    const first = await client.get('/api/members?sort=name&limit=2');
    const second = await client.get(/<([^>]+)>/.exec(String(first.headers['link']))![1]!);
    expect([...first.body, ...second.body].map(({ name }) => name)).toEqual([
      'ada',
      'Berta',
      'Charlotte',
      'Dora',
    ]);
  });

  it('are read page by page', async () => {
    const people = [];
    for (let index = 0; index < 5; index += 1)
      people.push(await createUser(app, { joinedAt: days(index + 1) }));
    const client = await app.signInAs(people[0]!);
    const first = await client.get('/api/members?limit=3');
    const next = /<([^>]+)>/.exec(String(first.headers['link']))![1]!;
    const second = await client.get(next);
    expect([...first.body, ...second.body].map(({ id }) => id)).toEqual(people.map(({ id }) => id));
    expect(second.headers['link']).toBeUndefined();
  });

  it('are no persons to visitors: how many there are, what several have in common, and only who agreed to be shown', async () => {
    for (const [index, firstName] of ['Maya', 'Leo', 'Nia'].entries())
      await createUser(app, {
        firstName,
        location: index === 0 ? 'Rotterdam, Netherlands' : `Utrecht, Netherlands`,
        skills: index === 0 ? ['Facilitation', 'Falconry'] : ['facilitation'],
      });
    const sao = await createUser(app, {
      firstName: 'Sao',
      lastName: 'Lologa',
      currentRole: 'Harbor master',
      location: 'Funafuti, Tuvalu',
      skills: ['Facilitation'],
      visibility: { membersPage: 'public' },
    });
    await createUser(app, { firstName: 'Kai', visibility: { membersPage: 'public' }, suspendedAt: days(1) });
    expect((await app.visitor().get('/api/members?q=maya')).status).toBe(401);
    const { status, body, text } = await app.visitor().get('/api/member-numbers');
    expect(status).toBe(200);
    expect(body).toEqual({
      members: 4,
      countries: ['Netherlands'],
      fields: ['Facilitation'],
      countryCounts: [{ value: 'Netherlands', members: 3 }],
      fieldCounts: [{ value: 'Facilitation', members: 4 }],
      people: [
        {
          slug: sao.slug,
          name: 'Sao',
          currentRole: 'Harbor master',
          profileImageUrl: expect.stringContaining(sao.id),
        },
      ],
    });
    expect(text).not.toMatch(/Maya|Falconry|Tuvalu|Lologa|Kai/);
  });

  it('show of their profile what they chose to, to members, visitors and themselves', async () => {
    const maya = await createUser(app, {
      firstName: 'Maya',
      lastName: 'Okafor',
      bio: 'I run operations.',
      skills: ['Operations'],
      visibility: { skills: 'members', timeZone: 'public' },
    });
    const secret = await createGroup(app, { visibility: 'secret' });
    const open = await createGroup(app);
    await addToGroup(app, secret, maya);
    await addToGroup(app, open, maya);
    const path = `/api/members/${maya.slug}`;
    const [asVisitor, asMember, asMaya] = await Promise.all([
      app.visitor().get(path),
      (await app.signInAs(await createUser(app))).get(path),
      (await app.signInAs(maya)).get(path),
    ]);
    expect(asVisitor.body).toMatchObject({
      name: 'Maya',
      bio: 'I run operations.',
      timeZone: 'Europe/Lisbon',
      location: null,
      skills: [],
      groups: [],
      email: null,
    });
    expect(asMember.body).toMatchObject({
      name: 'Maya Okafor',
      location: 'Lisbon, Portugal',
      skills: ['Operations'],
      groups: [{ slug: open.slug, name: open.name }],
      email: null,
    });
    expect(asMaya.body).toMatchObject({ name: 'Maya Okafor', email: maya.email });
    for (const answer of [asVisitor, asMember, asMaya]) expect(answer.text).not.toContain(secret.slug);
    expect((await app.visitor().get('/api/members/nobody')).status).toBe(404);
  });

  it('show the path with most of their courses, two courses of it and how many more, where they show courses', async () => {
    const maya = await createUser(app);
    for (let n = 0; n < 3; n += 1) {
      const { course } = await createCourse(app, {
        title: `Ethics ${n}`,
        track: 'consciousness-integration',
      });
      const completedAt = n === 0 ? days(1) : null;
      await app.data
        .getRepository(Enrollment)
        .save({ userId: maya.id, courseId: course.id, startedAt: days(9 - n), completedAt });
    }
    const { course } = await createCourse(app);
    await app.data.getRepository(Enrollment).save({ userId: maya.id, courseId: course.id });
    await createCourse(app, { title: 'Ethics of others', track: 'consciousness-integration' });
    const asMember = await app.signInAs(await createUser(app));
    const path = `/api/members/${maya.id}`;
    expect((await asMember.get(path)).body.learningPath).toEqual({
      track: 'consciousness-integration',
      completed: 1,
      total: 4,
      percent: 25,
      courses: [
        expect.objectContaining({ title: 'Ethics 2' }),
        expect.objectContaining({ title: 'Ethics 1' }),
      ],
      more: 2,
    });
    await app.data
      .getRepository('learning_paths')
      .save({ id: 'consciousness-integration', title: 'Consciousness', description: '', position: 1 });
    const { body: paths } = await (await app.signInAs(maya)).get('/api/learning-paths');
    expect(paths).toContainEqual(
      expect.objectContaining({ id: 'consciousness-integration', completed: 1, total: 4, percent: 25 }),
    );
    expect((await app.visitor().get(path)).body.learningPath).toBeNull();
    const asMaya = await app.signInAs(maya);
    await asMaya.patch('/api/my/profile', { visibility: { finishedCourses: 'friends' } });
    expect((await asMember.get(path)).body).toMatchObject({ learningPath: null, finishedCourses: [] });
  });

  it('leave single courses and achievements out of their profile', async () => {
    const maya = await createUser(app);
    const other = await createUser(app);
    const ids: string[] = [];
    for (const title of ['Weaving alone', 'Weaving together']) {
      const { course } = await createCourse(app, { title });
      ids.push(course.id);
      for (const userId of [maya.id, other.id])
        await app.data
          .getRepository(Enrollment)
          .save({ userId, courseId: course.id, startedAt: days(3), completedAt: days(1) });
    }
    await app.database.query(achievementAward(['enrollments'], [maya.id]));
    const [asMaya, asOther] = [await app.signInAs(maya), await app.signInAs(other)];
    const seen = async () => (await asOther.get(`/api/members/${maya.id}`)).body;
    const before = await seen();
    expect(before.achievements.map(({ title }: { title: string }) => title)).toContain('Course Completer');
    const hiding = { hiddenCourses: [ids[0]], hiddenAchievements: ['course-completer'] };
    expect((await asMaya.patch('/api/my/profile', hiding)).body).toMatchObject(hiding);
    const after = await seen();
    expect(JSON.stringify(after)).not.toMatch(/Weaving alone|Course Completer/);
    expect(after).toMatchObject({
      finishedCourses: [{ title: 'Weaving together' }],
      learningPath: { total: before.learningPath.total - 1, completed: 1 },
      commonalities: expect.arrayContaining(['You both study Weaving together']),
    });
    expect((await asMaya.patch('/api/my/profile', { hiddenCourses: ['all'] })).status).toBe(400);
  });

  it('show the groups that both are in, also those that others do not see', async () => {
    const [maya, leo, stranger] = [await createUser(app), await createUser(app), await createUser(app)];
    const secret = await createGroup(app, { visibility: 'secret', name: 'Night table' });
    const open = await createGroup(app, { name: 'Day table' });
    for (const person of [maya, leo]) await addToGroup(app, secret, person);
    for (const person of [maya, stranger]) await addToGroup(app, open, person);
    const path = `/api/members/${maya.id}`;
    const seenBy = async (client: Client) => (await client.get(path)).body.groupsInCommon;
    expect(await seenBy(await app.signInAs(leo))).toEqual([{ slug: secret.slug, name: 'Night table' }]);
    expect(await seenBy(await app.signInAs(stranger))).toEqual([{ slug: open.slug, name: 'Day table' }]);
    expect(await seenBy(app.visitor())).toEqual([]);
    const asMaya = await app.signInAs(maya);
    expect(await seenBy(asMaya)).toEqual([]);
    await asMaya.patch('/api/my/profile', { visibility: { groups: 'friends' } });
    expect(await seenBy(await app.signInAs(leo))).toEqual([]);
  });

  describe('GET /api/member-highlight', () => {
    it('is the member with most in common, and stays so', async () => {
      const me = await createUser(app, {
        location: 'Lagos, Nigeria',
        interests: ['Attention'],
        currentRole: null,
      });
      const near = await createUser(app, { location: 'Lagos, Nigeria', currentRole: null });
      const nearest = await createUser(app, {
        location: 'Lagos, Nigeria',
        interests: ['Attention', 'Rowing'],
        currentRole: 'Surveyor',
        visibility: { email: 'members' },
      });
      await createUser(app, { location: 'Lagos, Nigeria', interests: ['Attention'], onboardedAt: null });
      await createUser(app, { location: 'Lima, Peru' });
      const group = await createGroup(app, { name: 'Morning Sitting' });
      for (const person of [me, near, nearest]) await addToGroup(app, group, person);
      const client = await app.signInAs(me);
      const first = await client.get('/api/member-highlight');
      expect(first.body).toEqual({
        user: {
          id: nearest.id,
          slug: nearest.slug,
          firstName: 'Person',
          lastName: nearest.lastName,
          email: nearest.email,
          profileImageUrl: portraitUrl(nearest.id),
          currentRole: 'Surveyor',
          location: 'Lagos, Nigeria',
        },
        commonalities: [
          'You are both in Morning Sitting',
          'Both in Lagos',
          'You share an interest in Attention',
        ],
      });
      const busy = await createGroup(app);
      for (const person of [me, near]) await addToGroup(app, busy, person, 'member', new Date());
      expect((await client.get('/api/member-highlight')).body).toEqual(first.body);
      expect(await countQueries(app, () => client.get('/api/member-highlight'))).toBe(2);
    });

    it('keeps addresses and hidden things to themselves', async () => {
      const me = await createUser(app, { location: 'Lagos, Nigeria', interests: ['Attention'] });
      await createUser(app, {
        location: 'Lagos, Nigeria',
        interests: ['Attention'],
        visibility: { location: 'me' },
      });
      const { body } = await (await app.signInAs(me)).get('/api/member-highlight');
      expect(body.user).toMatchObject({ email: null, location: null });
      expect(body.commonalities).toContain('You share an interest in Attention');
      expect(body.commonalities.join()).not.toContain('Lagos');
    });

    it('is null when nobody has anything in common', async () => {
      const me = await createUser(app, { location: 'Nuuk, Greenland', currentRole: null });
      await createUser(app);
      const answer = await (await app.signInAs(me)).get('/api/member-highlight');
      expect(answer.status).toBe(200);
      expect(answer.text).toBe('null');
    });
  });
});
