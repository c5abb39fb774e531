import { jest } from '@jest/globals';
import { createUser } from '../../../test/factories/user-factory.js';
import { LiveStream } from '../../../test/live-stream.js';
import {
  addToGroup,
  createCourse,
  createEvent,
  createGroup,
} from '../../../test/factories/product-factories.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import { MemberBlock } from '../../people/blocks/member-block.entity.js';
import { Database, type Statement } from '../database/database.js';
import { liveTopics } from './live.module.js';
import { LiveService } from './live.service.js';

describe('GET /api/live', () => {
  let app: TestApp;
  let live: LiveService;

  beforeAll(async () => {
    app = await createTestApp();
    live = app.nest.get(LiveService);
  });
  afterAll(() => app.close());

  const member = async () => {
    const user = await createUser(app);
    const client = await app.signInAs(user);
    return { user, client, stream: await LiveStream.open(client) };
  };
  /** Everybody hears this one, so what came before it and was not heard never will be. */
  const settle = async (...streams: LiveStream[]) => {
    const topic = `settled:${Math.max(...streams.map(({ messages }) => messages.length))}`;
    await live.publish([{ topic }]);
    await Promise.all(streams.map((stream) => stream.hear(topic)));
    const heard = streams.map(({ topics }) => topics.filter((one) => !one.startsWith('settled:')));
    expect(liveTopics()).toEqual(
      expect.arrayContaining(heard.flat().map((one) => one.replace(/:.*/, ':{id}'))),
    );
    return heard;
  };

  it('is for members', async () => {
    expect((await app.visitor().get('/api/live')).status).toBe(401);
  });

  it('tells what changed to all, or to those it is for', async () => {
    const [maya, leo] = [await member(), await member()];
    await live.publish([{ topic: 'post:1' }, { topic: 'notifications', memberIds: [leo.user.id] }]);
    expect(await settle(maya.stream, leo.stream)).toEqual([['post:1'], ['post:1', 'notifications']]);
    maya.stream.close();
    leo.stream.close();
  });

  it('reports on a closed group to those in it, and of nobody across a block', async () => {
    const [insider, outsider, blocked] = [await member(), await member(), await member()];
    const group = await createGroup(app, { visibility: 'secret' });
    await addToGroup(app, group, insider.user);
    await app.data
      .getRepository(MemberBlock)
      .save({ blockerId: insider.user.id, blockedId: blocked.user.id });
    await live.publish([
      { topic: 'post:secret', groupId: group.id },
      { topic: 'post:by-insider', actorId: insider.user.id },
      { topic: 'post:by-blocked', actorId: blocked.user.id },
    ]);
    expect(await settle(insider.stream, outsider.stream, blocked.stream)).toEqual([
      ['post:secret', 'post:by-insider'],
      ['post:by-insider', 'post:by-blocked'],
      ['post:by-blocked'],
    ]);
    for (const { stream } of [insider, outsider, blocked]) stream.close();
  });

  it('reports on changes in their order, also where the database answers the first one late', async () => {
    const { stream } = await member();
    const database = app.nest.get(Database);
    const query = database.query.bind(database) as (statement: Statement) => Promise<never[]>;
    let recipientsRead = () => {};
    const reading = new Promise<void>((resolve) => (recipientsRead = resolve));
    const queries = jest.spyOn(database, 'query').mockImplementation(async (statement) => {
      if (statement.name === 'live.recipients') {
        queries.mockRestore();
        recipientsRead();
        await query({ text: 'SELECT pg_sleep(0.3)' });
      }
      return query(statement);
    });
    await live.publish([{ topic: 'post:first' }]);
    await reading;
    await live.publish([{ topic: 'post:second' }]);
    expect(await settle(stream)).toEqual([['post:first', 'post:second']]);
    stream.close();
  });

  it('tells of more changes at once than one notification holds', async () => {
    const { stream } = await member();
    await live.publish(Array.from({ length: 2_500 }, (_, index) => ({ topic: `post:${index}` })));
    const [heard] = await settle(stream);
    expect(new Set(heard).size).toBe(2_500);
    stream.close();
  });

  it('tells nothing of what was rolled back', async () => {
    const { stream } = await member();
    await app.database
      .transaction(async (transaction) => {
        await live.publish([{ topic: 'post:never' }], transaction);
        throw new Error('changed my mind');
      })
      .catch(() => undefined);
    expect(await settle(stream)).toEqual([[]]);
    stream.close();
  });

  it('goes on where it was cut off', async () => {
    const { client, stream } = await member();
    await live.publish([{ topic: 'post:heard' }]);
    await stream.hear('post:heard');
    const { id } = stream.messages.at(-1)!;
    stream.close();
    await live.publish([{ topic: 'post:missed' }]);
    const again = await LiveStream.open(client, { lastEventId: id! });
    await again.hear('post:missed');
    again.close();
  });

  it('says that anything may have changed when it cannot know', async () => {
    const { client } = await member();
    for (const id of ['999999999', 'not-an-id']) {
      const stream = await LiveStream.open(client, { lastEventId: id });
      await stream.until(() => stream.messages.some(({ event }) => event === 'reset'));
      stream.close();
    }
  });

  it('tells what came after the event or the moment it is given', async () => {
    const { client, stream } = await member();
    await live.publish([{ topic: 'post:heard' }]);
    await stream.hear('post:heard');
    const { id } = stream.messages.at(-1)!;
    stream.close();
    const since = new Date().toISOString();
    await live.publish([{ topic: 'post:after-that' }]);
    for (const query of [`after=${id}`, `since=${since}`]) {
      const again = await LiveStream.open(client, { query });
      await again.hear('post:after-that');
      again.close();
    }
    const late = await LiveStream.open(client, { query: 'since=2020-01-01T00:00:00Z' });
    await late.until(() => late.messages.some(({ event }) => event === 'reset'));
    late.close();
    expect((await client.get('/api/live?since=yesterday')).status).toBe(400);
  });

  it('reports on an answer to an event, and the person who gave it of their points', async () => {
    const [maya, leo] = [await member(), await member()];
    const event = await createEvent(app);
    expect((await maya.client.put(`/api/events/${event.slug}/rsvp`, { status: 'going' })).status).toBe(200);
    const topic = `event:${event.id}`;
    expect(await settle(maya.stream, leo.stream)).toEqual([[topic, 'points'], [topic]]);
    await maya.client.delete(`/api/events/${event.slug}/rsvp`);
    await maya.client.delete(`/api/events/${event.slug}/rsvp`);
    expect(await settle(maya.stream, leo.stream)).toEqual([
      [topic, 'points', topic, 'points'],
      [topic, topic],
    ]);
    maya.stream.close();
    leo.stream.close();
  });

  it('tells a member alone of their courses and points', async () => {
    const [maya, leo] = [await member(), await member()];
    const { course, lessons } = await createCourse(app);
    const topics = [`course:${course.id}`, 'points'];
    await maya.client.put(`/api/courses/${course.slug}/enrollment`);
    await maya.client.put(`/api/lessons/${lessons[0]!.id}/completion`);
    await maya.client.delete(`/api/lessons/${lessons[0]!.id}/completion`);
    expect(await settle(maya.stream, leo.stream)).toEqual([[...topics, ...topics, ...topics], []]);
    maya.stream.close();
    leo.stream.close();
  });

  it('announces who joins and leaves a group to people who may see it', async () => {
    const [maya, leo] = [await member(), await member()];
    const group = await createGroup(app);
    await maya.client.put(`/api/groups/${group.slug}/membership`);
    await maya.client.delete(`/api/groups/${group.slug}/membership`);
    const [hers, his] = await settle(maya.stream, leo.stream);
    expect(new Set(hers)).toEqual(new Set([`group:${group.id}`, 'points']));
    expect(his).toEqual([`group:${group.id}`, `group:${group.id}`]);
    maya.stream.close();
    leo.stream.close();
  });

  it('ends when its member signs out', async () => {
    const { client, stream } = await member();
    await client.post('/api/logout');
    await stream.until(() => stream.ended);
  });

  it('listens again after its connection was cut', async () => {
    const { stream } = await member();
    await app.database.query({
      text: `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
             WHERE application_name = 'futurelab-live' AND datname = current_database()`,
    });
    await stream.until(() => stream.messages.some(({ event }) => event === 'reset'));
    await live.publish([{ topic: 'post:after' }]);
    await stream.hear('post:after');
    stream.close();
  });
});
