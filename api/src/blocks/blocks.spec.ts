import type { Client } from '../../test/client.js';
import { createUser } from '../../test/factories/user-factory.js';
import { LiveStream } from '../../test/live-stream.js';
import { addToGroup, createGroup, createPost, createReply } from '../../test/factories/product-factories.js';
import { createTestApp, type TestApp } from '../../test/test-app.js';
import type { Group } from '../groups/group.entity.js';
import type { Post } from '../posts/post.entity.js';
import type { User } from '../users/user.entity.js';

/** Who looks for Zenobia. */
const VIEWERS = ['visitor', 'member', 'friend', 'blocked by her', 'blocker'] as const;
type Viewer = (typeof VIEWERS)[number];

let app: TestApp;
let zenobia: User;
let group: Group;
let post: Post;
let open: Post;
const people = {} as Record<Exclude<Viewer, 'visitor'>, User>;

/** Every list that names people, and who finds Zenobia there. */
const SURFACES: [name: string, path: () => string, sees: Viewer[]][] = [
  ['the directory', () => '/api/members?limit=100', ['member', 'friend']],
  ['the directory by name', () => '/api/members?sort=name&limit=100', ['member', 'friend']],
  ['the search of the directory', () => '/api/members?q=zenobia', ['member', 'friend']],
  ['the filters of the directory', () => '/api/members?skill=falconry', ['member', 'friend']],
  ['the friends of the directory', () => '/api/members?friends=true', ['friend']],
  ['her profile', () => `/api/members/${zenobia.slug}`, ['visitor', 'member', 'friend']],
  ['the site’s search', () => '/api/search?q=zenobia', ['member', 'friend']],
  ['the highlight', () => '/api/member-highlight', ['member', 'friend']],
  ['the suggestions', () => '/api/my/friends', ['member', 'friend']],
  ['the members of a group', () => `/api/groups/${group.slug}`, ['member', 'friend']],
  ['the discussions', () => '/api/posts', ['member', 'friend']],
  ['a discussion of hers', () => `/api/posts/${post.slug}`, ['member', 'friend']],
  ['her reply to somebody’s discussion', () => `/api/posts/${open.slug}`, ['member', 'friend']],
];

describe('Who sees a member', () => {
  beforeAll(async () => {
    app = await createTestApp();
    zenobia = await createUser(app, {
      slug: 'zenobia',
      firstName: 'Zenobia',
      lastName: null,
      location: 'Palmyra, Syria',
      skills: ['Falconry'],
      interests: ['Attention'],
    });
    group = await createGroup(app);
    await addToGroup(app, group, zenobia);
    post = await createPost(app, { authorId: zenobia.id, title: 'A question of falcons' });
    const author = await createUser(app, { onboardedAt: null });
    open = await createPost(app, { authorId: author.id });
    await createReply(app, { postId: open.id, authorId: zenobia.id });
    for (const viewer of VIEWERS) {
      if (viewer === 'visitor') continue;
      people[viewer] = await createUser(app, {
        location: 'Palmyra, Syria',
        interests: ['Attention'],
        currentRole: null,
      });
      // Nobody is as close to any of them as she is.
      const circle = await createGroup(app, { visibility: 'secret' });
      for (const person of [zenobia, people[viewer]]) await addToGroup(app, circle, person);
      await addToGroup(app, group, people[viewer]);
    }
    const her = await app.signInAs(zenobia);
    const connect = (from: Client, to: User) => from.put(`/api/members/${to.id}/friendship`);
    await connect(her, people.friend);
    await connect(await app.signInAs(people.friend), zenobia);
    await her.put(`/api/members/${people['blocked by her'].id}/block`);
    await (await app.signInAs(people.blocker)).put(`/api/members/${zenobia.id}/block`);
  });
  afterAll(() => app.close());

  const as = (viewer: Viewer) =>
    viewer === 'visitor' ? Promise.resolve(app.visitor()) : app.signInAs(people[viewer]);

  it.each(SURFACES)('in %s', async (_, path, sees) => {
    const found: Viewer[] = [];
    for (const viewer of VIEWERS) {
      const answer = await (await as(viewer)).get(path());
      if (/zenobia/i.test(answer.text.replace(/"(alike|query)":"[^"]*"/g, ''))) found.push(viewer);
    }
    expect(found).toEqual(sees);
  });

  it('is counted only by who sees her', async () => {
    const total = async (viewer: Viewer) =>
      Number((await (await as(viewer)).get('/api/members')).headers['x-total-count']);
    const everybody = await total('member');
    expect(await total('friend')).toBe(everybody);
    expect(await total('blocker')).toBe(everybody - 1);
    expect(await total('blocked by her')).toBe(everybody - 1);
  });

  it.each(['blocker', 'blocked by her'] as const)(
    'is out of reach for the one who is: %s',
    async (viewer) => {
      const client = await as(viewer);
      const before = (await client.put(`/api/members/${zenobia.id}/friendship`)).status;
      const introduced = await client.post(`/api/members/${people.member.id}/introductions`, {
        toId: zenobia.id,
        reason: 'You should meet.',
      });
      expect([before, introduced.status]).toEqual([404, 404]);
    },
  );
});

describe('/api/members/:id/block', () => {
  let maya: User;
  let leo: User;
  let asMaya: Client;
  let asLeo: Client;
  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    [maya, leo] = [await createUser(app), await createUser(app, { firstName: 'Leo', lastName: null })];
    [asMaya, asLeo] = [await app.signInAs(maya), await app.signInAs(leo)];
  });
  const block = (client: Client, { id }: User) => client.put(`/api/members/${id}/block`);
  const unblock = (client: Client, { id }: User) => client.delete(`/api/members/${id}/block`);
  const sees = async (client: Client, { id }: User) =>
    (await client.get(`/api/members/${id}`)).status === 200;

  it('ends the friendship, which does not come back with the block’s end', async () => {
    await asMaya.put(`/api/members/${leo.id}/friendship`);
    await asLeo.put(`/api/members/${maya.id}/friendship`);
    expect((await block(asMaya, leo)).status).toBe(204);
    expect((await block(asMaya, leo)).status).toBe(204);
    expect(await sees(asLeo, maya)).toBe(false);
    expect((await unblock(asMaya, leo)).status).toBe(204);
    expect(await sees(asLeo, maya)).toBe(true);
    expect((await asMaya.get('/api/my/friends')).body.counts).toEqual({ friends: 0, received: 0, sent: 0 });
  });

  it('takes back what was asked', async () => {
    await asLeo.put(`/api/members/${maya.id}/friendship`);
    await block(asMaya, leo);
    await unblock(asMaya, leo);
    expect((await asLeo.get('/api/my/friends')).body.sent).toEqual([]);
  });

  it('is listed for the one who blocked, and ended by them alone', async () => {
    await block(asMaya, leo);
    const { body } = await asMaya.get('/api/my/blocks');
    expect(body).toEqual([{ id: leo.id, slug: leo.slug, name: 'Leo', blockedAt: expect.any(String) }]);
    expect((await asLeo.get('/api/my/blocks')).body).toEqual([]);
    expect((await unblock(asLeo, maya)).status).toBe(404);
    expect(await sees(asLeo, maya)).toBe(false);
  });

  it('is never of oneself, and cannot be found out', async () => {
    expect((await block(asMaya, maya)).status).toBe(400);
    await block(asMaya, leo);
    expect((await block(asLeo, maya)).status).toBe(404);
    const nobody = '00000000-0000-4000-8000-000000000000';
    expect((await asLeo.put(`/api/members/${nobody}/block`)).status).toBe(404);
  });

  it('wins over a request at the same moment', async () => {
    await Promise.all([block(asMaya, leo), asLeo.put(`/api/members/${maya.id}/friendship`)]);
    await unblock(asMaya, leo);
    expect((await asLeo.get('/api/my/friends')).body.counts.sent).toBe(0);
  });

  it('is heard of by the browsers of both, so that neither stays on a page', async () => {
    const stream = await LiveStream.open(asLeo);
    await block(asMaya, leo);
    await stream.hear('blocks');
    stream.close();
  });
});
