import type { Client } from '../../test/client.js';
import { addToGroup, createGroup } from '../../test/factories/product-factories.js';
import { createUser } from '../../test/factories/user-factory.js';
import { createTestApp, type TestApp } from '../../test/test-app.js';
import { LiveStream } from '../../test/live-stream.js';
import type { User } from '../identity/users/user.entity.js';
import type { Group } from './group.entity.js';
import { GROUP_LEVELS, type GroupLevel } from './members/group-membership.entity.js';

describe('What a member hears of a group', () => {
  let app: TestApp;
  let group: Group;
  let owner: Client;
  const people = {} as Record<GroupLevel, User>;
  const as = {} as Record<GroupLevel, Client>;
  beforeAll(async () => {
    app = await createTestApp();
    group = await createGroup(app, { visibility: 'private' });
    const maya = await createUser(app, { firstName: 'Maya', lastName: null });
    await addToGroup(app, group, maya, 'owner');
    owner = await app.signInAs(maya);
    for (const level of GROUP_LEVELS) {
      people[level] = await createUser(app);
      as[level] = await app.signInAs(people[level]);
      await addToGroup(app, group, people[level]);
      const { status } = await set(as[level], level);
      expect(status).toBe(204);
    }
  });
  afterAll(() => app.close());
  const set = (client: Client, level: string) =>
    client.put(`/api/groups/${group.id}/membership/notifications`, { level });
  const heard = async (): Promise<Record<GroupLevel, string[]>> => {
    await app.runJobs();
    const found = {} as Record<GroupLevel, string[]>;
    for (const level of GROUP_LEVELS) {
      const { body } = await as[level].get('/api/my/notifications');
      found[level] = body.items.map(({ text }: { text: string }) => text);
      await app.data.query('DELETE FROM notifications WHERE user_id = $1', [people[level].id]);
    }
    return found;
  };
  const write = async (body = 'Which plan?', by = owner) =>
    (await by.post('/api/posts', { title: 'Plans', body, kind: 'discussion', groupId: group.id })).body;

  it('is everything, what concerns them, or nothing, of what is written in it', async () => {
    await write();
    expect(await heard()).toEqual({ all: ['Maya posted “Plans”'], mentions: [], none: [] });
    await write(GROUP_LEVELS.map((level) => `@${people[level].slug}`).join(' '));
    const titles = ['Maya mentioned you in “Plans”'];
    expect(await heard()).toEqual({ all: titles, mentions: titles, none: [] });
  });

  it('is what is written in it, once, for who is mentioned and does not want to hear of that', async () => {
    await as.all.patch('/api/my/notification-settings', { kinds: [{ kind: 'mention', channels: [] }] });
    await write(`@${people.all.slug}`, as.none);
    expect((await heard()).all).toEqual([expect.stringContaining('posted “Plans”')]);
    await as.all.patch('/api/my/notification-settings', { kinds: [{ kind: 'mention', channels: ['app'] }] });
  });

  it('is of their own discussions, and those they follow, as the level says', async () => {
    const { id } = await write();
    for (const level of GROUP_LEVELS) await as[level].put(`/api/posts/${id}/follow`);
    await heard();
    await owner.post(`/api/posts/${id}/replies`, { body: 'This one.' });
    const titles = ['Maya replied in “Plans”'];
    expect(await heard()).toEqual({ all: titles, mentions: titles, none: [] });
  });

  it('is a new event for people who want to hear everything', async () => {
    const event = {
      title: 'Reading aloud',
      startsAt: '2031-05-05T18:00',
      timeZone: 'Europe/Paris',
      durationMinutes: 60,
    };
    expect((await owner.post('/api/events', { ...event, groupId: group.id })).status).toBe(201);
    expect(await heard()).toEqual({ all: ['Maya scheduled “Reading aloud”'], mentions: [], none: [] });
  });

  it('is at once on its page, of discussions and of events', async () => {
    const stream = await LiveStream.open(as.none);
    const topic = `group-activity:${group.id}`;
    const heardOf = () => stream.topics.filter((heardTopic) => heardTopic === topic).length;
    const { id } = (
      await as.all.post('/api/posts', { title: 'Live', body: 'Now.', kind: 'discussion', groupId: group.id })
    ).body;
    await stream.hear(topic);
    await as.mentions.post(`/api/posts/${id}/replies`, { body: 'Here.' });
    await stream.until(() => heardOf() === 2);
    const event = { title: 'Tonight', startsAt: '2031-05-06T18:00', timeZone: 'UTC', durationMinutes: 60 };
    await owner.post('/api/events', { ...event, groupId: group.id });
    await stream.until(() => heardOf() === 3);
    stream.close();
    await heard();
  });

  it('is never silence about their own place in it', async () => {
    await owner.put(`/api/groups/${group.id}/members/${people.none.id}`, { role: 'moderator' });
    expect((await heard()).none).toEqual([expect.stringContaining('now a moderator')]);
  });

  it('is for them alone to choose, among three, and shown to them', async () => {
    expect((await as.mentions.get(`/api/groups/${group.id}`)).body.membership.notifications).toBe('mentions');
    const refused = await set(as.all, 'loud');
    expect([refused.status, refused.body.details]).toEqual([
      400,
      { level: ['Choose all, mentions or none.'] },
    ]);
    const outside = await app.signInAs(await createUser(app));
    expect((await set(outside, 'all')).body.code).toBe('not_in_group');
    expect((await set(app.visitor(), 'all')).status).toBe(401);
  });
});
