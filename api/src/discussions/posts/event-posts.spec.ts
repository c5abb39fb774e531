import type { Client } from '../../../test/client.js';
import { countQueries } from '../../../test/database/count-queries.js';
import { addToGroup, createEvent, createGroup } from '../../../test/factories/product-factories.js';
import { createUser } from '../../../test/factories/user-factory.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import { EventCohost } from '../../events/event-cohost.entity.js';
import { Event } from '../../events/event.entity.js';
import { GroupBan } from '../../groups/bans/group-ban.entity.js';
import { Group } from '../../groups/group.entity.js';
import type { User } from '../../identity/users/user.entity.js';

const question = { title: 'What do I bring?', body: 'A laptop or paper?', kind: 'question' };

describe('What is said of an event', () => {
  let app: TestApp;
  let host: User;
  let [asHost, writer] = [] as unknown as [Client, Client];
  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    host = await createUser(app);
    asHost = await app.signInAs(host);
    writer = await app.signInAs(await createUser(app));
  });

  const hosted = (more: Partial<Event> = {}) => createEvent(app, { hostId: host.id, ...more });
  const write = (client: Client, eventId: string, more: object = {}) =>
    client.post('/api/posts', { ...question, eventId, ...more });
  const list = (client: Client, { slug }: Event) => client.get(`/api/posts?event=${slug}&limit=5`);
  const notices = async (client: Client) => (await client.get('/api/my/notifications')).body.items;

  it('is listed on its page with their number, and in no list of the community', async () => {
    const event = await hosted();
    const { status, body: post } = await write(writer, event.id);
    expect(status).toBe(201);
    const { body, headers } = await list(asHost, event);
    expect(body).toEqual([
      expect.objectContaining({
        id: post.id,
        kind: 'event',
        event: { id: event.id, slug: event.slug, title: event.title },
      }),
    ]);
    expect(headers['x-total-count']).toBe('1');
    expect((await asHost.get('/api/posts')).body).not.toEqual(
      expect.arrayContaining([expect.objectContaining({ id: post.id })]),
    );
    expect((await writer.get('/api/posts?view=mine')).body).toEqual([
      expect.objectContaining({ id: post.id }),
    ]);
    expect((await list(app.visitor(), event)).body).toEqual([]);
    expect(await countQueries(app, () => list(asHost, event))).toBeLessThanOrEqual(3);
  });

  it('is news for its host, and is answered as any discussion', async () => {
    const event = await hosted();
    const { body: post } = await write(writer, event.id);
    expect(await notices(asHost)).toEqual([
      expect.objectContaining({ kind: 'event-post', href: `/community/discussions/${post.slug}` }),
    ]);
    expect((await asHost.post(`/api/posts/${post.id}/replies`, { body: 'Paper.' })).status).toBe(201);
    expect(await notices(writer)).toEqual([expect.objectContaining({ kind: 'reply' })]);
  });

  it('is for people who may see the event', async () => {
    const group = await createGroup(app, { visibility: 'private' });
    await addToGroup(app, group, host, 'owner');
    const member = await createUser(app);
    await addToGroup(app, group, member);
    const asMember = await app.signInAs(member);
    const event = await hosted({ groupId: group.id });
    expect((await write(writer, event.id)).status).toBe(404);
    const { body: post } = await write(asMember, event.id);
    expect((await list(writer, event)).body).toEqual([]);
    expect((await writer.get(`/api/posts/${post.id}`)).status).toBe(404);
    expect((await asHost.get(`/api/posts/${post.id}`)).status).toBe(200);
    await asMember.delete(`/api/groups/${group.id}/membership`);
    await asHost.post(`/api/posts/${post.id}/replies`, { body: 'Paper.' });
    expect(await notices(asMember)).toEqual([]);
  });

  it('keeps to the bans of its group, is open to others who see the event, and ends with the group', async () => {
    const group = await createGroup(app);
    await addToGroup(app, group, host, 'owner');
    const banned = await createUser(app);
    await app.data.getRepository(GroupBan).insert({ groupId: group.id, userId: banned.id });
    const asBanned = await app.signInAs(banned);
    const event = await hosted({ groupId: group.id });
    const { status, body: post } = await write(writer, event.id);
    expect(status).toBe(201);
    const tries = async (client: Client) => [
      (await write(client, event.id)).body.code,
      (await client.post(`/api/posts/${post.id}/replies`, { body: 'Paper.' })).body.code,
      (await client.get(`/api/posts/${post.id}`)).body.canWrite,
    ];
    expect(await tries(asBanned)).toEqual(['join_first', 'join_first', false]);
    expect(await tries(writer)).toEqual([undefined, undefined, true]);
    await app.data.getRepository(Group).update({ id: group.id }, { archivedAt: new Date() });
    expect(await tries(writer)).toEqual(['archived', 'archived', false]);
  });

  it('changes in the sight of those alone who may see the event', async () => {
    const group = await createGroup(app, { visibility: 'private' });
    await addToGroup(app, group, host, 'owner');
    const event = await hosted({ groupId: group.id });
    const poll = { options: ['Paper', 'Laptop'] };
    const { body: post } = await write(asHost, event.id, { poll });
    expect((await asHost.put(`/api/posts/${post.id}/poll/vote`, { choices: [0] })).status).toBe(204);
    const member = await createUser(app);
    await addToGroup(app, group, member);
    const asMember = await app.signInAs(member);
    const { body: report } = await asMember.post('/api/reports', {
      subject: { kind: 'post', id: post.id },
      reason: 'spam',
    });
    const moderator = await app.signInAs(await createUser(app, { isModerator: true }));
    const decided = await moderator.post(`/api/admin/reports/${report.id}/decision`, { decision: 'hide' });
    expect(decided.status).toBeLessThan(300);
    const audiences = await app.database.query({
      text: `SELECT DISTINCT group_id AS "groupId" FROM live_events WHERE topic IN ($1, $2)`,
      values: [`post:${post.id}`, `event-posts:${event.id}`],
    });
    expect(audiences).toEqual([{ groupId: group.id }]);
  });

  it('is looked after by the moderators of its group', async () => {
    const group = await createGroup(app);
    const moderator = await createUser(app);
    await addToGroup(app, group, moderator, 'moderator');
    const event = await hosted({ groupId: group.id });
    const { body: post } = await write(writer, event.id);
    const asModerator = await app.signInAs(moderator);
    expect((await asHost.delete(`/api/posts/${post.id}`)).status).toBe(403);
    expect((await asModerator.get(`/api/posts/${post.id}`)).body.canModerate).toBe(true);
    expect((await asModerator.delete(`/api/posts/${post.id}`)).status).toBe(204);
  });

  it('is moderated by the hosts of an event outside of groups, and by staff', async () => {
    const cohost = await createUser(app);
    const event = await hosted();
    await app.data.getRepository(EventCohost).insert({ eventId: event.id, userId: cohost.id });
    const asCohost = await app.signInAs(cohost);
    const { body: post } = await write(writer, event.id);
    const { body: later } = await write(writer, event.id);
    const { body: reply } = await writer.post(`/api/posts/${post.id}/replies`, { body: 'Cheap pills.' });
    const other = await app.signInAs(await createUser(app));
    expect((await other.delete(`/api/replies/${reply.id}`)).status).toBe(403);
    expect((await asHost.delete(`/api/replies/${reply.id}`)).status).toBe(204);
    expect((await writer.get(`/api/posts/${post.id}`)).body.replies).toEqual([
      expect.objectContaining({ id: reply.id, body: '', removedBy: 'moderator' }),
    ]);
    expect((await asCohost.put(`/api/posts/${post.id}/pin`)).status).toBe(204);
    expect((await list(writer, event)).body.map(({ id }: { id: string }) => id)).toEqual([post.id, later.id]);
    expect((await asCohost.put(`/api/posts/${post.id}/lock`)).status).toBe(204);
    expect((await writer.post(`/api/posts/${post.id}/replies`, { body: 'More.' })).body.code).toBe('locked');
    expect((await asCohost.delete(`/api/posts/${later.id}`)).status).toBe(204);
    const { body: own } = await write(asHost, event.id);
    const asStaff = await app.signInAs(await createUser(app, { isModerator: true }));
    expect((await asStaff.delete(`/api/posts/${own.id}`)).status).toBe(204);
  });

  it('of another event is not for a host to moderate', async () => {
    const { body: elsewhere } = await write(writer, (await createEvent(app)).id);
    await hosted();
    expect((await asHost.get(`/api/posts/${elsewhere.id}`)).body.canModerate).toBe(false);
    expect((await asHost.delete(`/api/posts/${elsewhere.id}`)).status).toBe(403);
  });

  it('is out of sight with an event that a moderator has hidden', async () => {
    const event = await hosted();
    const { body: post } = await write(writer, event.id);
    await app.data.getRepository(Event).update({ id: event.id }, { hiddenAt: new Date() });
    expect((await writer.get(`/api/posts/${post.id}`)).status).toBe(404);
    expect((await asHost.get(`/api/posts/${post.id}`)).status).toBe(200);
  });

  it('is not in a group as well', async () => {
    const event = await hosted();
    const group = await createGroup(app);
    await addToGroup(app, group, host);
    const refused = await write(asHost, event.id, { groupId: group.id });
    expect([refused.status, Object.keys(refused.body.details)]).toEqual([400, ['eventId']]);
  });
});
