import type { Client } from '../../../../test/client.js';
import { addToGroup, createGroup } from '../../../../test/factories/product-factories.js';
import { createUser } from '../../../../test/factories/user-factory.js';
import { createTestApp, type TestApp } from '../../../../test/test-app.js';
import type { User } from '../../../identity/users/user.entity.js';

describe('What someone across a block writes in a conversation of several', () => {
  let app: TestApp;
  let clients: Record<'maya' | 'leo' | 'nia', Client>;
  /** The conversation of the three, and a later one of Maya and Leo. */
  let ofThree: string;
  let ofTwo: string;

  const start = async (from: Client, members: User[], text: string): Promise<string> => {
    const body = { memberIds: members.map(({ id }) => id), text };
    return (await from.post('/api/conversations', body)).body.id;
  };
  const send = (from: Client, id: string, text: string) =>
    from.post(`/api/conversations/${id}/messages`, { text });
  const list = async (of: Client, query = '') => (await of.get(`/api/conversations${query}`)).body;

  beforeAll(async () => {
    app = await createTestApp();
    const [maya, leo, nia] = [await createUser(app), await createUser(app), await createUser(app)];
    const group = await createGroup(app);
    for (const user of [maya, leo, nia]) await addToGroup(app, group, user);
    clients = {
      maya: await app.signInAs(maya),
      leo: await app.signInAs(leo),
      nia: await app.signInAs(nia),
    };
    ofThree = await start(clients.leo, [maya, nia], 'The three of us');
    ofTwo = await start(clients.leo, [maya], 'The two of us');
    for (const id of [ofThree, ofTwo]) await clients.maya.put(`/api/conversations/${id}/read`);
    await clients.maya.put(`/api/members/${nia.id}/block`);
  });
  afterAll(() => app.close());

  it('moves nothing, is not unread and is no preview for the one who blocked', async () => {
    const before = await list(clients.maya);
    expect(before.map(({ id }: { id: string }) => id)).toEqual([ofTwo, ofThree]);
    expect((await send(clients.nia, ofThree, 'And me')).status).toBe(201);
    expect(await list(clients.maya)).toEqual(before);
    expect(before[1]).toMatchObject({ unread: 0, lastMessage: { text: 'The three of us' } });
    expect((await clients.maya.get('/api/conversations/unread')).body).toMatchObject({ unread: 0 });
    expect(await list(clients.maya, '?query=and')).toEqual([]);
    const { body: page } = await clients.maya.get(`/api/conversations/${ofThree}`);
    expect(page).toMatchObject({ lastPosition: 1, readPosition: 1, lastMessageAt: before[1].lastMessageAt });
  });

  it('keeps the pages of the list in one order', async () => {
    const first = await clients.maya.get('/api/conversations?limit=1');
    const next = /<([^>]+)>/.exec(String(first.headers['link']))![1]!;
    const second = await clients.maya.get(next);
    expect([...first.body, ...second.body].map(({ id }) => id)).toEqual([ofTwo, ofThree]);
    expect(second.headers['link']).toBeUndefined();
  });

  it('is new to everybody else', async () => {
    const [top] = await list(clients.leo);
    expect(top).toMatchObject({ id: ofThree, unread: 1, lastMessage: { text: 'And me' } });
  });

  it('moves the conversation up again when someone else writes', async () => {
    await send(clients.leo, ofThree, 'Tomorrow?');
    const [top] = await list(clients.maya);
    expect(top).toMatchObject({ id: ofThree, unread: 1, lastMessage: { text: 'Tomorrow?' } });
  });
});
