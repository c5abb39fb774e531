import type { Client } from '../../test/client.js';
import { countQueries } from '../../test/database/count-queries.js';
import { createAdmin, createProUser, createUser } from '../../test/factories/user-factory.js';
import {
  addToGroup,
  createCourse,
  createEvent,
  createGroup,
  createPost,
} from '../../test/factories/product-factories.js';
import { createTestApp, type TestApp } from '../../test/test-app.js';
import { Post } from '../posts/post.entity.js';
import { User } from '../users/user.entity.js';
import type { SearchResponse } from './search.dto.js';

const days = (number: number) => new Date(Date.now() + number * 86_400_000);

async function search(client: Client, q: string): Promise<SearchResponse> {
  const { status, body } = await client.get<SearchResponse>(`/api/search?q=${encodeURIComponent(q)}`);
  expect(status).toBe(200);
  return body;
}

/** What was found, as "kind /path", in the order of the answer. */
const pathsOf = ({ groups }: SearchResponse) =>
  groups.flatMap(({ kind, results }) => results.map(({ path }) => `${kind} ${path}`));
const find = async (client: Client, q: string) => pathsOf(await search(client, q));

describe('GET /api/search', () => {
  let app: TestApp;
  beforeEach(async () => {
    app = await createTestApp();
  });
  afterEach(() => app.close());

  it('finds courses, events and groups for everybody, by title and by what they promise', async () => {
    await createCourse(app, {
      slug: 'quiet-work',
      title: 'Quiet work',
      promise: 'Keep attention in a loud team.',
    });
    await createEvent(app, {
      slug: 'attention-walk',
      title: 'An attention walk',
      summary: 'Two hours by the river.',
    });
    await createGroup(app, { slug: 'attentive', name: 'Attention, weekly', about: 'One hour on Mondays.' });
    const answer = await search(app.visitor(), 'attention');
    expect(answer.alike).toBe(false);
    expect(answer.groups).toEqual([
      {
        kind: 'group',
        results: [{ title: 'Attention, weekly', excerpt: 'One hour on Mondays.', path: '/groups/attentive' }],
      },
      {
        kind: 'event',
        results: [
          { title: 'An attention walk', excerpt: 'Two hours by the river.', path: '/events/attention-walk' },
        ],
      },
      {
        kind: 'course',
        results: [
          { title: 'Quiet work', excerpt: 'Keep attention in a loud team.', path: '/courses/quiet-work' },
        ],
      },
    ]);
  });

  it('finds people and discussions for members alone', async () => {
    const zofia = await createUser(app, { firstName: 'Zofia', lastName: 'Lind', slug: 'zofia-lind' });
    await createPost(app, { authorId: zofia.id, slug: 'hello', title: 'Zofia says hello' });
    const member = await app.signInAs(await createUser(app));
    expect((await find(member, 'zofia')).sort()).toEqual([
      'discussion /community/discussions/hello',
      'person /profile/zofia-lind',
    ]);
    expect(await find(app.visitor(), 'zofia')).toEqual([]);
  });

  it('finds a person by what they show to members, and nobody who is not listed', async () => {
    const member = await app.signInAs(await createUser(app, { location: null }));
    const shown = await createUser(app, { slug: 'shown', location: 'Porto, Portugal' });
    await createUser(app, { location: 'Porto, Portugal', visibility: { location: 'friends' } });
    await createUser(app, { location: 'Porto, Portugal', onboardedAt: null });
    await createUser(app, { location: 'Porto, Portugal', suspendedAt: new Date() });
    const answer = await search(member, 'porto');
    expect(pathsOf(answer)).toEqual(['person /profile/shown']);
    expect(answer.groups[0]!.results[0]!.excerpt).toBe('Facilitator · Porto, Portugal');
    await app.data.getRepository(User).update(shown.id, { visibility: { location: 'me' } });
    expect(await find(member, 'porto')).toEqual([]);
  });

  it('shows no secret group, and nothing written in a closed one, to those who are not in it', async () => {
    const owner = await createUser(app);
    for (const visibility of ['public', 'private', 'pro', 'secret'] as const) {
      const group = await createGroup(app, { visibility, slug: visibility, name: `Lantern ${visibility}` });
      await addToGroup(app, group, owner, 'owner');
      await createPost(app, {
        authorId: owner.id,
        groupId: group.id,
        slug: `in-${visibility}`,
        title: 'Lantern',
      });
    }
    const seenBy = async (client: Client) =>
      (await find(client, 'lantern')).map((found) => found.split('/').at(-1)).sort();
    expect(await seenBy(app.visitor())).toEqual(['private', 'pro', 'public']);
    expect(await seenBy(await app.signInAs(await createUser(app)))).toEqual([
      'in-public',
      'private',
      'pro',
      'public',
    ]);
    const hpc = ['in-pro', 'in-public', 'private', 'pro', 'public'];
    expect(await seenBy(await app.signInAs(await createProUser(app)))).toEqual(hpc);
    expect(await seenBy(await app.signInAs(await createAdmin(app)))).toEqual(hpc);
    // The owner has no HPC membership: what is in the HPC group stays closed to them.
    expect(await seenBy(await app.signInAs(owner))).toEqual([
      'in-private',
      'in-public',
      'in-secret',
      'private',
      'pro',
      'public',
      'secret',
    ]);
  });

  it('leaves out what is said under a lesson', async () => {
    const author = await createUser(app);
    const { lessons } = await createCourse(app);
    await createPost(app, {
      authorId: author.id,
      kind: 'lesson',
      lessonId: lessons[0]!.id,
      title: 'Lantern',
    });
    expect(await find(await app.signInAs(author), 'lantern')).toEqual([]);
  });

  it('finds words by their stem, by their beginning while they are typed, and without their accents', async () => {
    await createCourse(app, { slug: 'meetings', title: 'Leading meetings', promise: 'Élan for everybody.' });
    const visitor = app.visitor();
    for (const q of ['meeting', 'meetin', 'lead meet', 'LEADS', 'the meetings', 'elan', 'ÉLAN'])
      expect([q, await find(visitor, q)]).toEqual([q, ['course /courses/meetings']]);
    for (const q of ['meetings budget', 'm']) expect([q, await find(visitor, q)]).toEqual([q, []]);
  });

  it('finds what was meant by a misspelled word, and says so', async () => {
    await createCourse(app, { slug: 'ethics', title: 'Ethics of delegation' });
    await createCourse(app, { slug: 'mind', title: 'Consciousness at work' });
    const visitor = app.visitor();
    for (const [q, path] of [
      ['etihcs', 'ethics'],
      ['ethcs', 'ethics'],
      ['deligation', 'ethics'],
      ['ethics of deligation', 'ethics'],
      ['conciousness', 'mind'],
      ['conscoius', 'mind'],
    ] as const) {
      const answer = await search(visitor, q);
      expect([q, answer.alike, pathsOf(answer)]).toEqual([q, true, [`course /courses/${path}`]]);
    }
    expect((await search(visitor, 'ethics')).alike).toBe(false);
    expect(await search(visitor, 'xylophone')).toEqual({ alike: false, groups: [] });
  });

  it('does not tell visitors, by a misspelled word, that members know it', async () => {
    const author = await createUser(app, { firstName: 'Wilhelmina' });
    await createPost(app, { authorId: author.id, title: 'Wilhelmina was here' });
    expect(await search(app.visitor(), 'wilhelmnia')).toEqual({ alike: false, groups: [] });
    expect(await search(await app.signInAs(author), 'wilhelmnia')).toMatchObject({ alike: true });
  });

  it('shows the five best of a kind: titles before texts, events of these days before old ones', async () => {
    for (let n = 1; n <= 7; n += 1)
      await createEvent(app, { slug: `past-${n}`, title: 'Breathing hour', startsAt: days(-n * 40) });
    await createEvent(app, { slug: 'next', title: 'Breathing hour', startsAt: days(2) });
    await createCourse(app, { slug: 'text', title: 'Rest', promise: 'Breathing before you decide.' });
    await createCourse(app, { slug: 'title', title: 'Breathing' });
    const found = await find(app.visitor(), 'breathing');
    expect(found.filter((path) => path.startsWith('event'))).toHaveLength(5);
    expect(found).toContain('event /events/next');
    expect(found.filter((path) => path.startsWith('course'))).toEqual([
      'course /courses/title',
      'course /courses/text',
    ]);
  });

  it('knows of a change at once', async () => {
    const author = await createUser(app);
    const member = await app.signInAs(author);
    const post = await createPost(app, { authorId: author.id, slug: 'changing', title: 'Tulips' });
    const posts = app.data.getRepository(Post);
    await posts.update(post.id, { title: 'Daffodils' });
    expect(await find(member, 'tulips')).toEqual([]);
    expect(await find(member, 'daffodils')).toEqual(['discussion /community/discussions/changing']);
    await posts.delete(post.id);
    expect(await find(member, 'daffodils')).toEqual([]);
  });

  it('finds the pages that live releases declare, as far as they are for the caller', async () => {
    const route = (path: string, title: string, access: string) => ({ path, title, access });
    await app.database.query({
      text: `INSERT INTO releases (app, release, manifest, published_by) VALUES ('mf-a', 'r1', $1, 'spec'), ('mf-a', 'r2', $2, 'spec')`,
      values: [
        {
          routes: [
            route('/lamps', 'Lamps', 'public'),
            route('/old-lamps', 'Lamps', 'public'),
            route('/lamps/:id', 'One of the lamps', 'public'),
            route('/my-lamps', 'My lamps', 'member'),
            route('/admin/lamps', 'All lamps', 'admin'),
            route('/lamp-oil', 'Fuel', 'visitor'),
          ],
        },
        { routes: [route('/lamps-to-come', 'Lamps to come', 'public')] },
      ],
    });
    await app.database.query({ text: `INSERT INTO release_channels (app, live) VALUES ('mf-a', 'r1')` });
    expect((await find(app.visitor(), 'lamp')).sort()).toEqual(['page /lamp-oil', 'page /lamps']);
    expect((await find(await app.signInAs(await createUser(app)), 'lamp')).sort()).toEqual([
      'page /lamps',
      'page /my-lamps',
    ]);
    expect((await find(await app.signInAs(await createAdmin(app)), 'lamp')).sort()).toEqual([
      'page /admin/lamps',
      'page /lamps',
      'page /my-lamps',
    ]);
    expect(await search(app.visitor(), 'lapms')).toMatchObject({ alike: true });
    await app.database.query({ text: `UPDATE release_channels SET disabled = true` });
    expect(await find(app.visitor(), 'lamp')).toEqual([]);
  });

  it('takes whatever is typed for words', async () => {
    const member = await app.signInAs(await createUser(app));
    for (const q of [
      `'); DROP TABLE users; --`,
      `a' & !b | (c <-> d:*A`,
      '\\',
      `${'x'.repeat(99)}'`,
      '%_%',
      '__proto__ constructor',
      '漢字 данные 🜁',
      'a b c d e f g h i j k l m n o p',
      ':*',
    ])
      await search(member, q);
    expect(await search(member, '')).toEqual({ alike: false, groups: [] });
    expect(await search(member, '!?')).toEqual({ alike: false, groups: [] });
    expect((await member.get('/api/search')).status).toBe(200);
    expect((await member.get(`/api/search?q=${'x'.repeat(101)}`)).status).toBe(400);
    expect((await member.get('/api/search?q=a&q=b')).status).toBe(400);
    expect((await member.get('/api/search?q=a&sql=1')).status).toBe(400);
  });

  it('asks PostgreSQL at most three times', async () => {
    const member = await app.signInAs(await createUser(app));
    expect(await countQueries(app, () => search(member, 'anything at all'))).toBeLessThanOrEqual(3);
  });

  it('refuses who asks more often than anybody types, and nobody else', async () => {
    const [one, other] = [await createUser(app), await createUser(app)];
    await app.database.query({
      text: 'INSERT INTO rate_limit_counters (key, points, expire) VALUES ($1, 300, $2)',
      values: [`search:${one.id}`, Date.now() + 60_000],
    });
    const refused = await (await app.signInAs(one)).get('/api/search?q=tea');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await (await app.signInAs(other)).get('/api/search?q=tea')).status).toBe(200);
  });
});
