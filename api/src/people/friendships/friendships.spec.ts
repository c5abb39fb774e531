import type { Client } from '../../../test/client.js';
import { countQueries } from '../../../test/database/count-queries.js';
import { createUser } from '../../../test/factories/user-factory.js';
import { LiveStream } from '../../../test/live-stream.js';
import { addToGroup, createGroup } from '../../../test/factories/product-factories.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import type { User } from '../../identity/users/user.entity.js';

describe('/api/members/:id/friendship', () => {
  let app: TestApp;
  let maya: User;
  let leo: User;
  let asMaya: Client;
  let asLeo: Client;

  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    maya = await createUser(app, { firstName: 'Maya', lastName: null });
    leo = await createUser(app, { firstName: 'Leo', lastName: null });
    [asMaya, asLeo] = [await app.signInAs(maya), await app.signInAs(leo)];
  });

  const connect = (client: Client, { id }: User) => client.put(`/api/members/${id}/friendship`);
  const disconnect = (client: Client, { id }: User) => client.delete(`/api/members/${id}/friendship`);
  const lists = async (client: Client) => {
    const { body } = await client.get('/api/my/friends');
    const names = (entries: { name: string }[]) => entries.map(({ name }) => name);
    return { friends: names(body.friends), received: names(body.received), sent: names(body.sent) };
  };
  const notified = async (client: Client) => {
    const { body } = await client.get('/api/my/notifications');
    return body.items.map(({ text }: { text: string }) => text);
  };
  const none = { friends: [], received: [], sent: [] };

  it('asks, is notified, is accepted, is notified', async () => {
    const asked = await connect(asMaya, leo);
    expect([asked.status, asked.body]).toEqual([200, { state: 'requested' }]);
    expect(await lists(asMaya)).toEqual({ ...none, sent: ['Leo'] });
    expect(await lists(asLeo)).toEqual({ ...none, received: ['Maya'] });
    expect(await notified(asLeo)).toEqual(['Maya would like to connect']);

    expect((await connect(asLeo, maya)).body).toEqual({ state: 'friends' });
    expect(await lists(asMaya)).toEqual({ ...none, friends: ['Leo'] });
    expect(await lists(asLeo)).toEqual({ ...none, friends: ['Maya'] });
    expect(await notified(asLeo)).toEqual([]);
    expect(await notified(asMaya)).toEqual(['You and Leo are now connected']);
  });

  it('makes friends of two who ask at the same moment, and one request of many', async () => {
    const states = await Promise.all([connect(asMaya, leo), connect(asLeo, maya)]);
    expect(states.map(({ body }) => body.state).sort()).toEqual(['friends', 'requested']);
    expect(await lists(asMaya)).toEqual({ ...none, friends: ['Leo'] });

    const nia = await createUser(app, { firstName: 'Nia', lastName: null });
    const many = await Promise.all(Array.from({ length: 5 }, () => connect(asMaya, nia)));
    expect(new Set(many.map(({ body }) => body.state))).toEqual(new Set(['requested']));
    const asNia = await app.signInAs(nia);
    expect((await lists(asNia)).received).toEqual(['Maya']);
    expect(await notified(asNia)).toHaveLength(1);
  });

  it('is declined without a word, for good, until the other asks', async () => {
    await connect(asMaya, leo);
    expect((await disconnect(asLeo, maya)).status).toBe(204);
    expect(await lists(asLeo)).toEqual(none);
    expect(await notified(asLeo)).toEqual([]);
    const asBefore = { ...none, sent: ['Leo'] };
    expect(await lists(asMaya)).toEqual(asBefore);
    expect((await asMaya.get(`/api/members/${leo.slug}`)).body.friendship).toBe('requested');
    expect((await asLeo.get(`/api/members/${maya.slug}`)).body.friendship).toBe('none');

    await disconnect(asMaya, leo);
    expect(await lists(asMaya)).toEqual(none);
    expect((await connect(asMaya, leo)).body.state).toBe('requested');
    expect(await lists(asMaya)).toEqual(asBefore);
    expect(await lists(asLeo)).toEqual(none);
    expect(await notified(asLeo)).toEqual([]);
    expect((await connect(asLeo, maya)).body.state).toBe('friends');
  });

  it('is taken back, and ended by either', async () => {
    await connect(asMaya, leo);
    await disconnect(asMaya, leo);
    expect(await lists(asLeo)).toEqual(none);
    expect(await notified(asLeo)).toEqual([]);
    await connect(asMaya, leo);
    await connect(asLeo, maya);
    await disconnect(asLeo, maya);
    expect([await lists(asMaya), await lists(asLeo)]).toEqual([none, none]);
    expect((await asMaya.get(`/api/members/${leo.slug}`)).body.friendship).toBe('none');
  });

  it('is with someone else who is there', async () => {
    expect((await connect(asMaya, maya)).status).toBe(400);
    const gone = await createUser(app, { suspendedAt: new Date() });
    expect((await connect(asMaya, gone)).status).toBe(404);
    expect((await connect(app.visitor(), leo)).status).toBe(401);
  });

  it('is heard of in the browsers of both', async () => {
    const stream = await LiveStream.open(asLeo);
    await connect(asMaya, leo);
    await stream.hear('friends');
    stream.close();
  });

  it('is asked for thirty times a day at most', async () => {
    const others = [];
    for (let n = 0; n < 31; n += 1) others.push(await createUser(app));
    const statuses = [];
    for (const other of others) statuses.push((await connect(asMaya, other)).status);
    expect(statuses.slice(0, 30)).toEqual(Array(30).fill(200));
    expect(statuses[30]).toBe(429);
    expect((await lists(asMaya)).sent).toHaveLength(30);
  });

  it('shows to a friend what is for friends, on the profile, in the directory and in its filters', async () => {
    const shy = { location: 'friends', skills: 'friends', bio: 'friends' } as const;
    await app.data
      .getRepository('User')
      .update(leo.id, { visibility: shy, skills: ['Rowing'], bio: 'Hello' });
    const seen = async () => {
      const profile = await asMaya.get(`/api/members/${leo.id}`);
      const found = await asMaya.get('/api/members?skill=rowing');
      const card = (await asMaya.get('/api/members')).body.find(({ id }: User) => id === leo.id);
      return [profile.body.bio, profile.body.location, card.location, card.skills, found.body.length];
    };
    expect(await seen()).toEqual([null, null, null, [], 0]);
    await connect(asMaya, leo);
    await connect(asLeo, maya);
    expect(await seen()).toEqual(['Hello', 'Lisbon, Portugal', 'Lisbon, Portugal', ['Rowing'], 1]);
    expect((await asMaya.get('/api/members?friends=true')).body.map(({ id }: User) => id)).toEqual([leo.id]);
  });

  it('is suggested with a reason, until it is asked for', async () => {
    const group = await createGroup(app, { name: 'Morning Sitting' });
    await addToGroup(app, group, maya);
    await addToGroup(app, group, leo);
    const suggested = async () =>
      (await asMaya.get('/api/my/friends')).body.suggestions.filter(({ id }: User) => id === leo.id);
    const [suggestion] = await suggested();
    expect(suggestion).toMatchObject({ name: 'Leo' });
    expect(suggestion.commonalities).toContain('You are both in Morning Sitting');
    expect((await asMaya.get(`/api/members/${leo.id}`)).body.commonalities).toEqual(suggestion.commonalities);
    await connect(asMaya, leo);
    expect(await suggested()).toEqual([]);
    expect(await countQueries(app, () => asMaya.get('/api/my/friends'))).toBeLessThanOrEqual(3);
  });
});
