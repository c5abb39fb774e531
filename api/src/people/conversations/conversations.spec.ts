import { randomUUID } from 'node:crypto';
import type { Client } from '../../../test/client.js';
import { countQueries } from '../../../test/database/count-queries.js';
import { createAdmin, createUser } from '../../../test/factories/user-factory.js';
import { LiveStream } from '../../../test/live-stream.js';
import { addToGroup, createGroup } from '../../../test/factories/product-factories.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import { MemberBlock } from '../blocks/member-block.entity.js';
import { User } from '../../identity/users/user.entity.js';
import { ConversationsService } from './conversations.service.js';

interface Person {
  user: User;
  client: Client;
}

describe('/api/conversations', () => {
  let app: TestApp;
  let maya: Person;
  let leo: Person;
  let nia: Person;

  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app.close());

  const person = async (firstName: string): Promise<Person> => {
    const user = await createUser(app, { firstName, lastName: null });
    return { user, client: await app.signInAs(user) };
  };
  beforeEach(async () => {
    [maya, leo, nia] = [await person('Maya'), await person('Leo'), await person('Nia')];
    const group = await createGroup(app);
    await addToGroup(app, group, maya.user);
    await addToGroup(app, group, leo.user);
  });

  const start = (from: Person, to: Person[], text = 'Hello', key?: string) =>
    from.client.post('/api/conversations', { memberIds: to.map(({ user }) => user.id), text }, { key });
  const idOf = async (...args: Parameters<typeof start>): Promise<string> => (await start(...args)).body.id;
  const send = (from: Person, id: string, text: string) =>
    from.client.post(`/api/conversations/${id}/messages`, { text });
  const list = async ({ client }: Person, query = '') =>
    (await client.get(`/api/conversations${query}`)).body;
  const texts = async ({ client }: Person, id: string): Promise<string[]> =>
    (await client.get(`/api/conversations/${id}/messages`)).body
      .map(({ text }: { text: string }) => text)
      .reverse();
  const block = (one: Person, other: Person) =>
    app.data.getRepository(MemberBlock).save({ blockerId: one.user.id, blockedId: other.user.id });
  const notified = async ({ client }: Person) => {
    const { body } = await client.get('/api/my/notifications');
    return { unread: body.unread, texts: body.items.map(({ text }: { text: string }) => text) };
  };

  it('lets two people write to each other, in one conversation however often it is begun', async () => {
    const first = await start(maya, [leo], 'Hello Leo');
    expect([first.status, first.body.state]).toEqual([201, 'open']);
    const { id } = first.body;
    expect(await list(leo)).toMatchObject([
      {
        id,
        isGroup: false,
        state: 'open',
        unread: 1,
        participants: [{ person: { id: maya.user.id, name: 'Maya' }, hasLeft: false }],
        lastMessage: { text: 'Hello Leo', authorName: 'Maya', isMine: false },
      },
    ]);
    expect((await send(leo, id, 'Hello Maya')).status).toBe(201);
    expect((await start(leo, [maya], 'One more thing')).body).toEqual({ id, state: 'open' });
    expect(await texts(maya, id)).toEqual(['Hello Leo', 'Hello Maya', 'One more thing']);
    expect(await texts(leo, id)).toEqual(await texts(maya, id));
    expect(await list(leo, `?with=${maya.user.id}`)).toMatchObject([{ id, unread: 0 }]);
    expect(await list(leo, `?with=${nia.user.id}`)).toEqual([]);
  });

  it('makes one conversation of two that are begun at once', async () => {
    const begun = await Promise.all([start(maya, [leo]), start(leo, [maya]), start(maya, [leo])]);
    expect(new Set(begun.map(({ body }) => body.id)).size).toBe(1);
  });

  it('begins once, however often it is sent', async () => {
    const key = randomUUID();
    const begun = await Promise.all([1, 2, 3, 4].map(() => start(maya, [leo, nia], 'To both', key)));
    expect(begun.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(await list(leo)).toHaveLength(1);
  });

  it('takes up to eight, and says what is missing', async () => {
    const others = await Promise.all(Array.from({ length: 8 }, (_, index) => person(`Person ${index}`)));
    expect((await start(maya, others)).body.details).toEqual({ memberIds: ['Choose at most 7 people.'] });
    const group = await start(maya, others.slice(0, 7));
    expect(group.status).toBe(201);
    expect(await list(others[6]!)).toMatchObject([{ isGroup: true, participants: { length: 7 } }]);
    expect((await start(maya, [])).body.details).toEqual({ memberIds: ['Choose someone to message.'] });
    expect((await start(maya, [maya])).body.details).toEqual({ memberIds: ['Choose someone to message.'] });
    expect((await start(maya, [leo], '  ')).body.details.text[0]).toContain('Write a message');
    expect((await start(maya, [{ ...leo, user: { ...leo.user, id: randomUUID() } }])).status).toBe(404);
  });

  it('counts what is unread until it is read, and the notification with it', async () => {
    const id = await idOf(maya, [leo], 'One');
    await send(maya, id, 'Two');
    expect(await list(leo)).toMatchObject([{ id, unread: 2 }]);
    expect((await leo.client.get('/api/conversations/unread')).body).toEqual({ unread: 1, requests: 0 });
    expect(await notified(leo)).toEqual({ unread: 1, texts: ['Maya sent you a message'] });
    expect((await leo.client.put(`/api/conversations/${id}/read`, { position: 1 })).status).toBe(204);
    expect((await leo.client.get(`/api/conversations/${id}`)).body).toMatchObject({
      unread: 1,
      readPosition: 1,
      lastPosition: 2,
    });
    expect((await leo.client.put(`/api/conversations/${id}/read`)).status).toBe(204);
    expect(await list(leo)).toMatchObject([{ id, unread: 0 }]);
    expect((await leo.client.get('/api/conversations/unread')).body).toEqual({ unread: 0, requests: 0 });
    expect((await notified(leo)).unread).toBe(0);
    expect(await list(maya)).toMatchObject([{ id, unread: 0 }]);
  });

  it('is a request from someone who is no friend and in no group with them', async () => {
    const { body } = await start(nia, [leo], 'We have not met');
    expect(body.state).toBe('request');
    const { id } = body;
    expect(await list(leo, '?state=request')).toMatchObject([{ id, state: 'request', unread: 1 }]);
    expect(await list(leo, '?state=open')).toEqual([]);
    expect(await list(nia)).toMatchObject([{ id, state: 'open', isAwaiting: true }]);
    expect(await notified(leo)).toEqual({ unread: 1, texts: ['Nia sent you a message request'] });
    await send(nia, id, 'And another thing');
    expect((await notified(leo)).unread).toBe(1);
    expect((await leo.client.get('/api/conversations/unread')).body).toEqual({ unread: 0, requests: 1 });

    expect((await leo.client.put(`/api/conversations/${id}/acceptance`)).status).toBe(204);
    expect(await list(nia)).toMatchObject([{ id, isAwaiting: false }]);
    await send(nia, id, 'Thank you');
    expect((await notified(leo)).texts).toContain('Nia sent you a message');
  });

  it('accepts a request by writing back', async () => {
    const id = await idOf(nia, [leo]);
    expect((await start(leo, [nia], 'Hello Nia')).body).toEqual({ id, state: 'open' });
    expect(await list(leo)).toMatchObject([{ id, state: 'open' }]);
  });

  it('declines silently, can take that back, and does not go on for ever', async () => {
    const id = await idOf(nia, [leo], 'Hello');
    expect((await leo.client.delete(`/api/conversations/${id}/acceptance`)).status).toBe(204);
    expect(await list(leo)).toEqual([]);
    expect((await notified(leo)).unread).toBe(0);
    expect(await list(nia)).toMatchObject([{ id, isAwaiting: true }]);
    for (let n = 2; n <= 10; n += 1) expect((await send(nia, id, `${n}`)).status).toBe(201);
    expect((await send(nia, id, '11')).body.code).toBe('not_accepted_yet');
    expect([await list(leo), (await notified(leo)).unread]).toEqual([[], 0]);
    expect((await leo.client.get(`/api/conversations/${id}/messages`)).status).toBe(404);
    expect((await leo.client.put(`/api/conversations/${id}/acceptance`)).status).toBe(204);
    expect(await list(leo)).toMatchObject([{ id, state: 'open' }]);
    expect((await send(nia, id, 'Thank you')).status).toBe(201);
  });

  it('is not begun by strangers with someone who does not want that', async () => {
    const changed = await leo.client.patch('/api/my/profile', { acceptsMessagesFromStrangers: false });
    expect(changed.body.acceptsMessagesFromStrangers).toBe(false);
    const refused = await start(nia, [leo]);
    expect([refused.status, refused.body.code]).toEqual([403, 'no_strangers']);
    expect(refused.body.message).toContain('Leo');
    expect((await start(maya, [leo])).body.state).toBe('open');
    expect((await leo.client.patch('/api/my/profile', { acceptsMessagesFromStrangers: null })).status).toBe(
      400,
    );
  });

  it('is shown to people who take part and to nobody else, not even staff', async () => {
    const { body: message } = await send(maya, await idOf(maya, [leo]), 'Between us');
    const [{ id }] = await list(maya);
    const admin = await app.signInAs(await createAdmin(app, { isModerator: true }));
    for (const client of [nia.client, admin]) {
      const answers = await Promise.all([
        client.get(`/api/conversations/${id}`),
        client.get(`/api/conversations/${id}/messages`),
        client.post(`/api/conversations/${id}/messages`, { text: 'Me too' }),
        client.put(`/api/conversations/${id}/read`),
        client.put(`/api/conversations/${id}/mute`),
        client.delete(`/api/conversations/${id}/membership`),
        client.put(`/api/conversations/${id}/acceptance`),
        client.delete(`/api/conversations/${id}/acceptance`),
        client.patch(`/api/messages/${message.id}`, { text: 'Changed' }),
        client.delete(`/api/messages/${message.id}`),
      ]);
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
      expect((await client.get('/api/conversations?query=between')).body).toEqual([]);
    }
  });

  it('is not there across a block, and is there again after it', async () => {
    const id = await idOf(maya, [leo], 'Hello');
    const blocked = await block(leo, maya);
    for (const one of [maya, leo]) {
      expect(await list(one)).toEqual([]);
      expect((await send(one, id, 'Still there?')).status).toBe(404);
      expect((await one.client.get('/api/conversations/unread')).body.unread).toBe(0);
    }
    expect([(await start(maya, [leo])).status, (await start(leo, [maya, nia])).status]).toEqual([404, 404]);
    await app.data.getRepository(MemberBlock).remove(blocked);
    expect(await texts(leo, id)).toEqual(['Hello']);
  });

  it('hides two people from each other in a conversation of several', async () => {
    const id = await idOf(nia, [maya, leo], 'Hello both');
    await maya.client.put(`/api/conversations/${id}/acceptance`);
    await leo.client.put(`/api/conversations/${id}/acceptance`);
    await leo.client.put(`/api/conversations/${id}/read`);
    await block(leo, maya);
    await send(maya, id, 'From Maya');
    expect(await texts(leo, id)).toEqual(['Hello both']);
    expect(await texts(nia, id)).toEqual(['Hello both', 'From Maya']);
    expect(await list(leo)).toMatchObject([
      { unread: 0, participants: [{ person: { name: 'Nia' } }], lastMessage: { text: 'Hello both' } },
    ]);
    expect((await notified(leo)).texts).not.toContain('Maya sent you a message');
    expect(await list(leo, '?query=maya')).toEqual([]);
  });

  it('says nothing more once it is muted', async () => {
    const id = await idOf(maya, [leo]);
    await leo.client.put(`/api/conversations/${id}/read`);
    expect((await leo.client.put(`/api/conversations/${id}/mute`)).status).toBe(204);
    expect((await leo.client.put(`/api/conversations/${id}/mute`)).status).toBe(204);
    await send(maya, id, 'Are you there?');
    expect(await list(leo)).toMatchObject([{ isMuted: true, unread: 1 }]);
    expect((await leo.client.get('/api/conversations/unread')).body.unread).toBe(0);
    expect((await notified(leo)).unread).toBe(0);
    expect((await leo.client.delete(`/api/conversations/${id}/mute`)).status).toBe(204);
    expect(await list(leo)).toMatchObject([{ isMuted: false }]);
  });

  it('is left for good by one of several', async () => {
    const id = await idOf(nia, [maya, leo], 'Hello both');
    expect((await leo.client.delete(`/api/conversations/${id}/membership`)).status).toBe(204);
    expect(await list(leo)).toEqual([]);
    expect((await send(leo, id, 'Sorry')).status).toBe(404);
    await send(nia, id, 'Where is Leo?');
    expect(await list(leo)).toEqual([]);
    expect(await list(nia)).toMatchObject([
      { participants: [{ person: { name: 'Leo' }, hasLeft: true }, { hasLeft: false }] },
    ]);
    await maya.client.delete(`/api/conversations/${id}/membership`);
    expect((await send(nia, id, 'Anybody?')).body.code).toBe('nobody_left');
  });

  it('begins anew, without what was before, for one of two who had left', async () => {
    const id = await idOf(maya, [leo], 'Before');
    await leo.client.delete(`/api/conversations/${id}/membership`);
    expect(await list(maya)).toMatchObject([{ participants: [{ hasLeft: false }] }]);
    await send(maya, id, 'After');
    expect(await texts(leo, id)).toEqual(['After']);
    expect(await texts(maya, id)).toEqual(['Before', 'After']);
    await leo.client.delete(`/api/conversations/${id}/membership`);
    await maya.client.delete(`/api/conversations/${id}/membership`);
    expect(await idOf(maya, [leo], 'Anew')).not.toBe(id);
  });

  it('finds conversations by people and by words', async () => {
    const withLeo = await idOf(maya, [leo], 'The harbour opens at six');
    await send(maya, withLeo, 'Bring a torch');
    const withNia = await idOf(maya, [nia], 'Good morning');
    expect(await list(maya, '?query=HARB')).toMatchObject([
      { id: withLeo, match: { text: 'The harbour opens at six' }, lastMessage: { text: 'Bring a torch' } },
    ]);
    expect(await list(maya, '?query=nia')).toMatchObject([{ id: withNia, match: null }]);
    expect(await list(maya, `?query=${encodeURIComponent('!!')}`)).toHaveLength(2);
    expect(await list(nia, '?query=harbour')).toEqual([]);
    await send(nia, withNia, 'Встреча с D’Arcy, 東京都で');
    for (const query of ['ВСТР', "d'arcy", '東京'])
      expect(await list(maya, `?query=${encodeURIComponent(query)}`)).toMatchObject([{ id: withNia }]);
  });

  it('pages, and asks the database as little for many as for few', async () => {
    const ids: string[] = [];
    for (let n = 0; n < 5; n += 1) ids.unshift(await idOf(await person(`P${n}`), [maya]));
    const first = await maya.client.get('/api/conversations?limit=3');
    const link = /<([^>]+)>/.exec(String(first.headers['link']))![1]!;
    const rest = await maya.client.get(link);
    expect([...first.body, ...rest.body].map(({ id }) => id)).toEqual(ids);
    expect(rest.headers['link']).toBeUndefined();
    const queries = await countQueries(app, () => maya.client.get('/api/conversations'));
    expect(queries).toBeLessThanOrEqual(3);
  });

  it('opens for people who were introduced, with the reason', async () => {
    const id = await app.database.transaction((transaction) =>
      app.nest
        .get(ConversationsService)
        .openFor([leo.user.id, nia.user.id], { authorId: maya.user.id, text: 'You both sail' }, transaction),
    );
    for (const one of [leo, nia])
      expect(await list(one)).toMatchObject([{ id, isGroup: true, state: 'open', unread: 1 }]);
    expect((await send(nia, id, 'Hello Leo')).status).toBe(201);
    expect(await texts(leo, id)).toEqual(['You both sail', 'Hello Leo']);
  });

  it('notifies the browsers of people who take part at once, and nobody else', async () => {
    const id = await idOf(maya, [leo]);
    const [atLeo, atNia] = [await LiveStream.open(leo.client), await LiveStream.open(nia.client)];
    await send(maya, id, 'Now');
    await atLeo.hear(`conversation:${id}`);
    await atLeo.hear('conversations');
    const other = await idOf(nia, [maya]);
    await atNia.hear(`conversation:${other}`);
    expect(atNia.topics).not.toContain(`conversation:${id}`);
    expect(atLeo.topics).not.toContain(`conversation:${other}`);
    atLeo.close();
    atNia.close();
  });
});
