import type { Client } from '../../../../test/client.js';
import { addToGroup, createGroup } from '../../../../test/factories/product-factories.js';
import { createUser } from '../../../../test/factories/user-factory.js';
import { LiveStream } from '../../../../test/live-stream.js';
import { createTestApp, type TestApp } from '../../../../test/test-app.js';
import type { User } from '../../../identity/users/user.entity.js';

describe('PUT /api/conversations/:id/typing', () => {
  let app: TestApp;
  let people: Record<'maya' | 'leo' | 'nia', User>;
  let clients: Record<'maya' | 'leo' | 'nia', Client>;
  let id: string;

  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    people = { maya: await createUser(app), leo: await createUser(app), nia: await createUser(app) };
    const group = await createGroup(app);
    for (const user of Object.values(people)) await addToGroup(app, group, user);
    clients = {
      maya: await app.signInAs(people.maya),
      leo: await app.signInAs(people.leo),
      nia: await app.signInAs(people.nia),
    };
    const body = { memberIds: [people.leo.id, people.nia.id], text: 'Hello' };
    id = (await clients.maya.post('/api/conversations', body)).body.id;
  });

  const type = (as: Client) => as.put(`/api/conversations/${id}/typing`);
  const signals = ({ messages }: LiveStream) =>
    messages.filter(({ event }) => event === 'signal').map(({ data }) => data);
  const typing = ({ id: member }: User) => `typing:${id}:${member}`;

  it('is heard by the others at once, at most once in three seconds, and stored nowhere', async () => {
    const [atMaya, atLeo] = [await LiveStream.open(clients.maya), await LiveStream.open(clients.leo)];
    for (let times = 0; times < 3; times += 1) expect((await type(clients.maya)).status).toBe(204);
    await type(clients.nia);
    await atLeo.until(() => signals(atLeo).includes(typing(people.nia)));
    expect(signals(atLeo)).toEqual([typing(people.maya), typing(people.nia)]);
    expect(signals(atMaya)).toEqual([typing(people.nia)]);
    const stored = await app.database.query({
      text: `SELECT topic FROM live_events WHERE topic LIKE 'typing:%'`,
    });
    expect(stored).toEqual([]);
    for (const stream of [atMaya, atLeo]) stream.close();
  });

  it('says nothing across a block, and nothing of a member who does not show when they are active', async () => {
    await clients.leo.put(`/api/members/${people.maya.id}/block`);
    await clients.nia.patch('/api/my/profile', { showsActivity: false });
    const [atLeo, atNia] = [await LiveStream.open(clients.leo), await LiveStream.open(clients.nia)];
    await type(clients.nia);
    await type(clients.maya);
    await atNia.until(() => signals(atNia).length > 0);
    await type(clients.leo);
    await atNia.until(() => signals(atNia).length > 1);
    expect(signals(atNia)).toEqual([typing(people.maya), typing(people.leo)]);
    expect(signals(atLeo)).toEqual([]);
    for (const stream of [atLeo, atNia]) stream.close();
  });

  it('is for people who take part', async () => {
    const outsider = await app.signInAs(await createUser(app));
    expect((await type(outsider)).status).toBe(404);
  });
});
