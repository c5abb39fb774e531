import type { Client } from '../../../test/client.js';
import { countQueries } from '../../../test/database/count-queries.js';
import { createAdmin, createProUser, createUser } from '../../../test/factories/user-factory.js';
import {
  addToGroup,
  createCourse,
  createEvent,
  createGroup,
  createPost,
  createReply,
} from '../../../test/factories/product-factories.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import { applySqlFunctions } from '../../core/database/sql-functions.js';
import { Post } from '../../discussions/posts/post.entity.js';
import { PostReply } from '../../discussions/posts/replies/post-reply.entity.js';
import { User } from '../../identity/users/user.entity.js';
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

  it('counts the words that nothing here has, and keeps nothing of who searched', async () => {
    await createCourse(app, { title: 'Quiet work' });
    const maya = await app.signInAs(await createUser(app, { firstName: 'Maya' }));
    for (const q of ['quiet zeppelins', 'Zeppelins', 'maya 12345']) await search(maya, q);
    await maya.get('/api/search?q=zepp&typing=true');
    const rows = await app.database.query({
      text: `SELECT to_jsonb(e) - 'day' AS stored FROM empty_searches e ORDER BY word`,
    });
    expect(rows).toEqual([{ stored: { word: 'zeppelins', searches: 2 } }]);
  });

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
        heading: 'Groups',
        results: [{ title: 'Attention, weekly', excerpt: 'One hour on Mondays.', path: '/groups/attentive' }],
      },
      {
        kind: 'event',
        heading: 'Events',
        results: [
          { title: 'An attention walk', excerpt: 'Two hours by the river.', path: '/events/attention-walk' },
        ],
      },
      {
        kind: 'course',
        heading: 'Courses',
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

  it('shows no secret group, and nothing written in a closed one, to people who are not in it', async () => {
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

  it('finds people whatever letters and signs their names have', async () => {
    for (const [slug, firstName, lastName] of [
      ['darya', 'Дарья', 'Королёва'],
      ['lukasz', 'Łukasz', 'Żak'],
      ['oystein', 'Øystein', 'Dahl'],
      ['sinead', 'Sinéad', 'D’Arcy'],
      ['isil', 'Işıl', 'İnan'],
      ['arjun', 'अर्जुन', 'हिन्दी'],
    ])
      await createUser(app, { slug, firstName, lastName });
    const member = await app.signInAs(await createUser(app));
    for (const [q, slug] of [
      ['дарья', 'darya'],
      ['ДАРЬЯ', 'darya'],
      ['королева', 'darya'],
      ['Дарьа', 'darya'],
      ['lukasz zak', 'lukasz'],
      ['ØYSTEIN', 'oystein'],
      ['oystein', 'oystein'],
      ["D'Arcy", 'sinead'],
      ['d’arcy', 'sinead'],
      ['arcy', 'sinead'],
      ['ISIL INAN', 'isil'],
      ['हिन्दी', 'arjun'],
    ] as const)
      expect([q, await find(member, q)]).toEqual([q, [`person /profile/${slug}`]]);
  });

  it('finds words with signs in them, and words inside a sentence without spaces', async () => {
    await createCourse(app, { slug: 'cpp', title: 'C++ for the curious', promise: 'Nothing else.' });
    await createCourse(app, { slug: 'node', title: 'Node.js, CI/CD', promise: 'Nothing else.' });
    await createCourse(app, { slug: 'tokyo', title: '今日は東京都で勉強会', promise: 'Nothing else.' });
    await createCourse(app, { slug: 'thai', title: 'วันนี้เรียนภาษาไทยกัน', promise: 'Nothing else.' });
    for (const [q, slug] of [
      ['C++', 'cpp'],
      ['c+', 'cpp'],
      ['node.js', 'node'],
      ['node js', 'node'],
      ['ci/cd', 'node'],
      ['東京', 'tokyo'],
      ['東京都', 'tokyo'],
      ['ภาษาไทย', 'thai'],
    ] as const)
      expect([q, await find(app.visitor(), q)]).toEqual([q, [`course /courses/${slug}`]]);
    expect(await find(app.visitor(), '京東')).toEqual([]);
    expect(await find(app.visitor(), 'C#')).toEqual([]);
  });

  it('finds replies, the accepted answer first, where each stands', async () => {
    const author = await createUser(app);
    const post = await createPost(app, {
      authorId: author.id,
      slug: 'tea',
      title: 'Which pot?',
      kind: 'question',
    });
    const made = { postId: post.id, authorId: author.id };
    const early = await createReply(app, { ...made, body: 'A kettle, a kettle, a kettle.' });
    const answer = await createReply(app, {
      ...made,
      body: 'Take a *kettle*.',
      excerpt: 'Take a kettle.',
      isAccepted: true,
    });
    const member = await app.signInAs(await createUser(app));
    const at = (reply: { id: string }) => `/community/discussions/tea?reply=${reply.id}#reply-${reply.id}`;
    expect((await search(member, 'kettles')).groups).toEqual([
      {
        kind: 'reply',
        heading: 'Replies',
        results: [
          { title: 'Which pot?', excerpt: 'Take a kettle.', path: at(answer), note: 'Accepted answer' },
          { title: 'Which pot?', excerpt: 'A kettle, a kettle, a kettle.', path: at(early) },
        ],
      },
    ]);
    expect(await find(app.visitor(), 'kettle')).toEqual([]);
    const replies = app.data.getRepository(PostReply);
    await replies.update(answer.id, { isAccepted: false });
    await replies.update(early.id, { isAccepted: true });
    expect(await find(member, 'kettle')).toEqual([`reply ${at(early)}`, `reply ${at(answer)}`]);
  });

  it('shows no reply that is hidden or removed, and none of a discussion or person that the member does not see', async () => {
    const [author, other] = [await createUser(app), await createUser(app)];
    const group = await createGroup(app, { visibility: 'secret', slug: 'secret' });
    await addToGroup(app, group, author, 'owner');
    const open = await createPost(app, { authorId: author.id, slug: 'open' });
    const closed = await createPost(app, { authorId: author.id, groupId: group.id, slug: 'closed' });
    const kettle = { body: 'Kettle', authorId: author.id };
    const hidden = await createReply(app, { ...kettle, postId: open.id, hiddenAt: new Date() });
    await createReply(app, { ...kettle, postId: open.id, deletedAt: new Date(), removedBy: 'moderator' });
    await createReply(app, { ...kettle, postId: closed.id });
    const member = await app.signInAs(other);
    expect(await find(member, 'kettle')).toEqual([]);
    expect(await find(await app.signInAs(author), 'kettle')).toHaveLength(1);
    await app.data.getRepository(PostReply).update(hidden.id, { hiddenAt: null });
    expect(await find(member, 'kettle')).toHaveLength(1);
    await member.put(`/api/members/${author.slug}/block`);
    expect(await find(member, 'kettle')).toEqual([]);
  });

  it('takes in again what was there before its text was made in another way', async () => {
    const author = await createUser(app, { firstName: 'Дарья', slug: 'darya' });
    const post = await createPost(app, { authorId: author.id, slug: 'tea' });
    const reply = await createReply(app, { postId: post.id, authorId: author.id, body: 'Дарья' });
    for (const text of [
      'DELETE FROM search_entries',
      'DELETE FROM search_vocabulary',
      `UPDATE sql_function_files SET hash = 'of before' WHERE file = 'core/search/search.backfill.sql'`,
    ])
      await app.database.execute({ text });
    const member = await app.signInAs(author);
    expect(await find(member, 'дарья')).toEqual([]);
    await applySqlFunctions(app.data);
    expect((await find(member, 'дарьа')).sort()).toEqual([
      'person /profile/darya',
      `reply /community/discussions/tea?reply=${reply.id}#reply-${reply.id}`,
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

  it('asks PostgreSQL at most three times where it finds something', async () => {
    const member = await app.signInAs(await createUser(app));
    await createCourse(app, { title: 'Anything at all' });
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
