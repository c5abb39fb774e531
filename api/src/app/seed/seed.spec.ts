import { signIn } from '../../../test/sign-in.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import { pointBalances } from '../../../test/database/points-ledger.js';
import { courseVersions } from '../../learning/authoring/authoring.queries.js';
import { validateContentData } from '../../site/content/content-kinds.js';
import { type ContentName, contentVersions } from '../../site/content/content.queries.js';
import type { Episode } from '../../site/episodes/episodes.dto.js';
import { versionsPage } from '../../site/versions/versions.queries.js';
import { connect } from '../../core/database/connect.js';
import { lessonsOf } from './files/courses.js';
import { readCommunity } from './files/read-community.js';
import { seedCourses } from './write/seed-courses.js';
import { SeedRun } from './seed-run.js';
import { completedLessons } from './write/seed-enrollments.js';
import { seed } from './seed.js';

const TABLES = [
  'users',
  'identities',
  'subscriptions',
  'payments',
  'courses',
  'course_modules',
  'lessons',
  'learning_path_courses',
  'enrollments',
  'lesson_completions',
  'lesson_activity',
  'groups',
  'group_memberships',
  'group_resources',
  'events',
  'event_rsvps',
  'posts',
  'post_replies',
  'post_reactions',
  'friendships',
  'introductions',
  'conversations',
  'conversation_members',
  'messages',
  'notifications',
  'point_entries',
  'point_totals',
  'counters',
  'published_versions',
];

describe('The seeded community', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp();
    await seed(app.config);
  }, 60_000);
  afterAll(() => app.close());

  /** A checksum of each table. */
  const contents = async () => {
    const sums: Record<string, string> = {};
    for (const table of TABLES) {
      const [row] = await app.database.query<{ sum: string }>({
        text: `SELECT md5(coalesce(string_agg(t::text, chr(10) ORDER BY t::text), '')) AS sum FROM ${table} t`,
      });
      sums[table] = row!.sum;
    }
    return sums;
  };
  const idOf = async (slug: string) =>
    (await app.database.one<{ id: string }>({
      text: 'SELECT id FROM users WHERE slug = $1',
      values: [slug],
    }))!.id;

  it('has everything that stands in its files', async () => {
    const { reviews, groups, posts, projects, exchanges } = await readCommunity();
    const files = { course_reviews: reviews, groups, posts, projects, exchanges };
    for (const [table, items] of Object.entries(files)) {
      const [row] = await app.database.query<{ count: number }>({
        text: `SELECT count(*)::integer AS count FROM ${table}`,
      });
      expect([table, row!.count]).toEqual([table, items.length]);
    }
  });

  it('is not changed by a second run', async () => {
    const before = await contents();
    expect(await seed(app.config)).toBe(0);
    expect(await contents()).toEqual(before);
  });

  it('has partners and testimonials, such as an editor could have written', async () => {
    expect((await app.visitor().get('/api/content/partner')).body).toHaveLength(4);
    expect((await app.visitor().get('/api/content/testimonial')).body).toHaveLength(3);
    const rows = await app.database.query<{ kind: 'partner'; slug: string; data: object }>({
      text: 'SELECT kind, slug, data FROM content',
    });
    for (const { kind, slug, data } of rows) expect(validateContentData(kind, slug, data)).toEqual(data);
  });

  it('has a version of every course and of all content, which is the one that is public', async () => {
    const courses = await app.database.query<{ id: string }>({ text: 'SELECT id FROM courses' });
    const content = await app.database.query<ContentName>({ text: 'SELECT kind, slug FROM content' });
    for (const of of [...courses.map(({ id }) => courseVersions(id)), ...content.map(contentVersions)])
      expect((await app.database.query(versionsPage(of, 1)))[0]).toMatchObject({
        json: expect.stringMatching(/"isCurrent" : true/),
      });
  });

  it('has episodes whose recordings are short, small and as long as they say', async () => {
    const { body: episodes } = await app.visitor().get<Episode[]>('/api/episodes');
    expect(episodes.map(({ number }) => number)).toEqual([4, 3, 2, 1]);
    for (const { audio, chapters, transcript } of episodes) {
      expect(audio.bytes).toBeLessThan(150_000);
      // 24 kbit/s, and a header of the file.
      expect(Math.abs(audio.bytes / 3000 - audio.seconds)).toBeLessThan(1);
      expect(chapters[0]!.start).toBe(0);
      expect(chapters.at(-1)!.start).toBeLessThan(audio.seconds);
      expect(transcript).toMatch(/^\*\*Ines:\*\* Digital Mystics, the conversations\./);
      const sound = await app.visitor().get(audio.path);
      expect(sound.text.startsWith('ID3')).toBe(true);
    }
  });

  it('keeps counters, places and points consistent', async () => {
    for (const { ledger, total, formula } of await pointBalances(app))
      expect([ledger, total]).toEqual([formula, formula]);
    expect(
      await app.database.query({
        text: `
          SELECT 'event' AS what, slug FROM events e WHERE going_count <>
            (SELECT count(*) FROM event_rsvps r WHERE r.event_id = e.id AND r.status = 'going')
          UNION ALL SELECT 'group', slug FROM groups g WHERE
            (member_count, post_count) <> ((SELECT count(*) FROM group_memberships m WHERE m.group_id = g.id),
              (SELECT count(*) FROM posts p WHERE p.group_id = g.id))
          UNION ALL SELECT 'post', slug FROM posts p WHERE
            (reply_count, reaction_count) <> ((SELECT count(*) FROM post_replies r WHERE r.post_id = p.id),
              (SELECT count(*) FROM post_reactions r WHERE r.post_id = p.id))`,
      }),
    ).toEqual([]);
  });

  it('gives each of the cast a home of their own', async () => {
    const homes = new Map<string, string>();
    for (const slug of ['ada', 'maya', 'leo', 'nia']) {
      const client = await app.signInAs({ id: await idOf(slug) });
      const answers = await Promise.all(
        ['user/points', 'my/enrollments', 'my/rsvps', 'my/groups'].map((path) => client.get(`/api/${path}`)),
      );
      homes.set(slug, answers.map(({ text }) => text).join('\n'));
    }
    expect(new Set(homes.values()).size).toBe(4);
    const maya = await app.signInAs({ id: await idOf('maya') });
    expect((await maya.get('/api/auth/user')).body).toMatchObject({ firstName: 'Maya', isHPCMember: true });
    expect((await maya.get('/api/my/activity')).body.learningStreakDays).toBeGreaterThan(0);
    expect((await maya.get('/api/member-highlight')).body.commonalities.length).toBeGreaterThan(0);
  });

  it('has notified each of the cast who has been here something', async () => {
    for (const slug of ['ada', 'maya', 'leo']) {
      const client = await app.signInAs({ id: await idOf(slug) });
      const { items } = (await client.get('/api/my/notifications')).body;
      expect(items.length).toBeGreaterThan(2);
    }
  });

  it('has given what people did its certificates and achievements, of which none is news to them', async () => {
    expect(
      await app.database.query({
        text: `
          SELECT 'certificate' AS missing, e.id FROM enrollments e WHERE e.completed_at IS NOT NULL
            AND NOT EXISTS (SELECT FROM certificates k WHERE k.user_id = e.user_id AND k.course_id = e.course_id)
          UNION ALL SELECT 'achievement', e.id FROM enrollments e WHERE NOT EXISTS (
            SELECT FROM earned_achievements a WHERE a.user_id = e.user_id AND a.key = 'knowledge-seeker')
          UNION ALL SELECT 'announcement', id FROM earned_achievements WHERE announced_at IS NULL`,
      }),
    ).toEqual([]);
  });

  it('has a moderator, who signs in with her address and sees the queue', async () => {
    const eleni = app.visitor();
    await signIn(eleni, { choose: { name: 'Eleni', email: 'eleni.papastathopoulou@example.org' } });
    expect((await eleni.get('/api/auth/user')).body).toMatchObject({
      slug: 'eleni-papastathopoulou',
      isModerator: true,
      isAdmin: false,
    });
    expect((await eleni.get('/api/admin/reports')).status).toBe(200);
  });

  it('does not take back what people did since', async () => {
    const id = await idOf('maya');
    const maya = await app.signInAs({ id });
    const [rsvp] = (await maya.get('/api/my/rsvps')).body;
    await app.database.execute({
      text: `UPDATE users SET bio = 'Something new' WHERE id = $1`,
      values: [id],
    });
    await app.database.execute({ text: 'DELETE FROM event_rsvps WHERE id = $1', values: [rsvp.id] });
    await app.database.execute({ text: `UPDATE seed_marks SET day = day - 1 WHERE key LIKE 'event:%'` });
    await seed(app.config);
    expect((await maya.get('/api/my/profile')).body.bio).toBe('Something new');
    expect((await maya.get('/api/my/rsvps')).body.map((left: { id: string }) => left.id)).not.toContain(
      rsvp.id,
    );
  });

  it('has events ahead after some days without a run', async () => {
    const upcoming = async () => (await app.visitor().get('/api/events')).headers['x-total-count'];
    const before = await upcoming();
    await app.database.execute({
      text: `UPDATE events SET starts_at = starts_at - interval '90 days', ends_at = ends_at - interval '90 days'`,
    });
    await app.database.execute({ text: `UPDATE seed_marks SET day = day - 90 WHERE key LIKE 'event:%'` });
    expect(await upcoming()).not.toBe(before);
    await seed(app.config);
    expect(await upcoming()).toBe(before);
  });

  it('says which file names a film that is not among the media', async () => {
    const { courses } = await readCommunity();
    const [course] = courses;
    const film = lessonsOf(course!)
      .flatMap(({ blocks }) => blocks)
      .find(({ kind }) => kind === 'video') as { media: string };
    film.media = 'nowhere';
    const client = await connect(app.config.databaseUrl, 'seed-spec');
    try {
      const session = await SeedRun.begin(client);
      const people = new Map([[course!.instructor, await idOf(course!.instructor)]]);
      await expect(seedCourses(session, [course!], people, new Map())).rejects.toThrow(
        /^seed\/development\/courses\/ai-foundations-for-professionals\.yaml, modules\.0\..*\.media: There’s no/,
      );
    } finally {
      await client.end();
    }
  });

  it('spreads completed lessons over the active days, the earliest first', () => {
    const days = (completed: number | 'all', activeDaysAgo: number[]) =>
      completedLessons({ completedLessons: completed, activeDaysAgo }, ['a', 'b', 'c', 'd']).map(
        ({ lesson, daysAgo }) => [lesson, daysAgo],
      );
    expect(days('all', [0, 7])).toEqual([
      ['a', 7],
      ['b', 7],
      ['c', 0],
      ['d', 0],
    ]);
    expect(days(2, [3, 1])).toEqual([
      ['a', 3],
      ['b', 1],
    ]);
    expect(days(0, [])).toEqual([]);
  });
});
