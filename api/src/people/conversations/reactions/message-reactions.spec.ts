import type { Client } from '../../../../test/client.js';
import { addToGroup, createGroup } from '../../../../test/factories/product-factories.js';
import { createUser } from '../../../../test/factories/user-factory.js';
import { createTestApp, type TestApp } from '../../../../test/test-app.js';

describe('answers to a message', () => {
  let app: TestApp;
  let maya: Client;
  let leo: Client;
  let mallory: Client;
  let id: string;
  let message: { id: string; position: number };

  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    const people = [
      await createUser(app, { firstName: 'Maya', lastName: null }),
      await createUser(app, { firstName: 'Leo', lastName: null }),
      await createUser(app, { firstName: 'Mallory', lastName: null }),
    ] as const;
    const group = await createGroup(app);
    for (const user of people) await addToGroup(app, group, user);
    [maya, leo, mallory] = [
      await app.signInAs(people[0]),
      await app.signInAs(people[1]),
      await app.signInAs(people[2]),
    ];
    id = (await maya.post('/api/conversations', { memberIds: [people[1].id], text: 'Hello' })).body.id;
    message = (await leo.get(`/api/conversations/${id}/messages`)).body[0];
  });

  const latest = async (client: Client) => (await client.get(`/api/conversations/${id}/messages`)).body[0];
  const react = (client: Client, kind = 'thanks') =>
    client.put(`/api/messages/${message.id}/reactions/${kind}`);

  it('counts a reaction once per person and kind, and takes it back', async () => {
    expect((await react(leo)).status).toBe(204);
    expect((await react(leo)).status).toBe(204);
    expect((await react(maya)).status).toBe(204);
    expect((await react(maya, 'shrug')).status).toBe(400);
    expect((await latest(leo)).reactions).toEqual([{ kind: 'thanks', count: 2, mine: true }]);
    expect((await leo.delete(`/api/messages/${message.id}/reactions/thanks`)).status).toBe(204);
    expect((await latest(leo)).reactions).toEqual([{ kind: 'thanks', count: 1, mine: false }]);
  });

  it('takes a reaction only from people of the conversation, and only to what is there', async () => {
    expect((await react(mallory)).status).toBe(404);
    await maya.delete(`/api/messages/${message.id}`);
    expect((await react(leo)).body.code).toBe('removed');
  });

  it('quotes the message that it answers, and what becomes of it', async () => {
    const answer = { text: 'Hello, you', replyTo: message.position };
    expect((await leo.post(`/api/conversations/${id}/messages`, answer)).status).toBe(201);
    expect((await latest(maya)).replyTo).toEqual({
      id: message.id,
      position: message.position,
      text: 'Hello',
      fileNames: [],
      authorName: 'Maya',
      isMine: true,
      isRemoved: false,
    });
    await maya.delete(`/api/messages/${message.id}`);
    expect((await latest(leo)).replyTo).toMatchObject({ text: '', isRemoved: true });
    expect((await leo.post(`/api/conversations/${id}/messages`, answer)).body.details.replyTo).toHaveLength(
      1,
    );
    const beyond = { ...answer, replyTo: 99 };
    expect((await leo.post(`/api/conversations/${id}/messages`, beyond)).status).toBe(400);
  });
});
