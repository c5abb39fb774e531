import { randomUUID } from 'node:crypto';
import type { Client, TestResponse } from '../../../../test/client.js';
import { createUser } from '../../../../test/factories/user-factory.js';
import { addToGroup, createGroup } from '../../../../test/factories/product-factories.js';
import { createTestApp, type TestApp } from '../../../../test/test-app.js';
import { Message } from './message.entity.js';

describe('/api/conversations/:id/messages', () => {
  let app: TestApp;
  let maya: Client;
  let leo: Client;
  let id: string;

  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    const people = [
      await createUser(app, { firstName: 'Maya', lastName: null }),
      await createUser(app, { firstName: 'Leo', lastName: null }),
    ] as const;
    const group = await createGroup(app);
    for (const user of people) await addToGroup(app, group, user);
    [maya, leo] = [await app.signInAs(people[0]), await app.signInAs(people[1])];
    const body = { memberIds: [people[1].id], text: 'Hello' };
    id = (await maya.post('/api/conversations', body)).body.id;
  });

  const send = (client: Client, text: string, key?: string) =>
    client.post(`/api/conversations/${id}/messages`, { text }, { key });

  /** Every message, the latest first, page by page. */
  const all = async (client: Client) => {
    const messages: { id: string; position: number; text: string; isMine: boolean }[] = [];
    let next: string | undefined = `/api/conversations/${id}/messages?limit=30`;
    while (next !== undefined) {
      const page: TestResponse = await client.get(next);
      messages.push(...page.body);
      next = /<([^>]+)>/.exec(String(page.headers['link'] ?? ''))?.[1];
    }
    return messages;
  };

  it('takes a message once, however often it is sent', async () => {
    const key = randomUUID();
    const first = await send(maya, 'One', key);
    const again = await send(maya, 'One', key);
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.body).toEqual(first.body);
    expect((await all(leo)).map(({ text }) => text)).toEqual(['One', 'Hello']);
    // What one client calls a message says nothing about another's.
    expect((await send(leo, 'Two', key)).status).toBe(201);
  });

  it('keeps every message of 20 clients that send, retry and drop once, in one order', async () => {
    const clients = Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? maya : leo));
    const texts = clients.flatMap((_, index) => [1, 2, 3, 4].map((n) => `${index}.${n}`));
    await Promise.all(
      clients.map(async (client, index) => {
        for (const n of [1, 2, 3, 4]) {
          const key = randomUUID();
          // Some are sent a second time before the first is answered: the connection was dropped.
          const sent = [send(client, `${index}.${n}`, key)];
          if ((index + n) % 3 === 0) sent.push(send(client, `${index}.${n}`, key));
          const answers = await Promise.all(sent);
          if (n % 2 === 0) answers.push(await send(client, `${index}.${n}`, key));
          expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
          expect(answers.filter(({ status }) => status !== 201)).toEqual([]);
        }
      }),
    );
    const [atMaya, atLeo] = [await all(maya), await all(leo)];
    expect(atMaya.map((message) => message.id)).toEqual(atLeo.map((message) => message.id));
    expect(atMaya.map(({ position }) => position)).toEqual(
      Array.from({ length: texts.length + 1 }, (_, index) => texts.length + 1 - index),
    );
    expect(atMaya.map(({ text }) => text).sort()).toEqual(['Hello', ...texts].sort());
    for (const index of clients.keys())
      expect(atMaya.map(({ text }) => text).filter((text) => text.startsWith(`${index}.`))).toEqual(
        [4, 3, 2, 1].map((n) => `${index}.${n}`),
      );
  }, 60_000);

  it('says what cannot be sent', async () => {
    expect((await send(maya, ' ')).body.details.text[0]).toContain('Write a message');
    expect((await send(maya, 'x'.repeat(5_001))).status).toBe(400);
    expect((await maya.get(`/api/conversations/${id}/messages?cursor=nonsense`)).status).toBe(400);
  });

  it('is changed and removed by its author, for 15 minutes', async () => {
    const { body: message } = await send(maya, 'Tusday');
    const path = `/api/messages/${message.id}`;
    expect((await leo.patch(path, { text: 'Friday' })).body.code).toBe('not_yours');
    expect((await leo.delete(path)).body.code).toBe('not_yours');
    expect((await maya.patch(path, { text: 'Tuesday' })).status).toBe(204);
    expect((await all(leo))[0]).toMatchObject({ text: 'Tuesday', editedAt: expect.any(String) });
    await app.data
      .getRepository(Message)
      .update({ id: message.id }, { createdAt: new Date(Date.now() - 16 * 60_000) });
    expect((await maya.patch(path, { text: 'Wednesday' })).body).toMatchObject({
      code: 'too_late',
      message: 'You can edit a message for 15 minutes.',
    });
    expect((await maya.delete(path)).body.code).toBe('too_late');
  });

  it('keeps the place of what was removed, without its text', async () => {
    const { body: message } = await send(maya, 'A slip');
    const unread = async () => (await leo.get('/api/conversations')).body[0].unread;
    expect(await unread()).toBe(2);
    expect((await maya.delete(`/api/messages/${message.id}`)).status).toBe(204);
    expect((await maya.delete(`/api/messages/${message.id}`)).status).toBe(204);
    expect((await all(leo))[0]).toMatchObject({ text: '', isRemoved: true, position: message.position });
    expect(await unread()).toBe(1);
    expect((await leo.get('/api/conversations?query=slip')).body).toEqual([]);
    expect((await maya.patch(`/api/messages/${message.id}`, { text: 'Back' })).body.code).toBe('removed');
  });
});
