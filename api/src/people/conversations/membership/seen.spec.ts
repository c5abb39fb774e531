import type { Client } from '../../../../test/client.js';
import { addToGroup, createGroup } from '../../../../test/factories/product-factories.js';
import { createUser } from '../../../../test/factories/user-factory.js';
import { LiveStream } from '../../../../test/live-stream.js';
import { createTestApp, type TestApp } from '../../../../test/test-app.js';
import type { User } from '../../../identity/users/user.entity.js';

describe('who has seen a message', () => {
  let app: TestApp;
  let people: Record<'maya' | 'leo' | 'nia', User>;
  let clients: Record<'maya' | 'leo' | 'nia', Client>;

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
  });

  const start = async (from: Client, ...members: User[]): Promise<string> =>
    (await from.post('/api/conversations', { memberIds: members.map(({ id }) => id), text: 'Hello' })).body
      .id;
  const send = (from: Client, id: string) => from.post(`/api/conversations/${id}/messages`, { text: 'More' });
  const read = (as: Client, id: string, position: number) =>
    as.put(`/api/conversations/${id}/read`, { position });
  const seen = async (by: Client, id: string) => (await by.get(`/api/conversations/${id}`)).body.lastOwnSeen;

  it('is said of the latest that one wrote, to its writer alone', async () => {
    const { maya, leo } = clients;
    const id = await start(maya, people.leo, people.nia);
    expect(await seen(maya, id)).toEqual({ position: 1, memberIds: [] });
    expect(await seen(leo, id)).toBeNull();
    await read(leo, id, 1);
    expect(await seen(maya, id)).toEqual({ position: 1, memberIds: [people.leo.id] });
    const { body: second } = await send(maya, id);
    expect(await seen(maya, id)).toEqual({ position: 2, memberIds: [] });
    await maya.delete(`/api/messages/${second.id}`);
    expect(await seen(maya, id)).toEqual({ position: 1, memberIds: [people.leo.id] });
  });

  it('is heard at once by the others, not across a block', async () => {
    const id = await start(clients.maya, people.leo, people.nia);
    await clients.nia.put(`/api/members/${people.leo.id}/block`);
    const streams = [await LiveStream.open(clients.maya), await LiveStream.open(clients.nia)] as const;
    await read(clients.leo, id, 1);
    await read(clients.nia, id, 1);
    await streams[0].until(
      () => streams[0].topics.filter((topic) => topic === `conversation-seen:${id}`).length === 2,
    );
    expect(streams[1].topics).not.toContain(`conversation-seen:${id}`);
    expect((await seen(clients.maya, id)).memberIds).toHaveLength(2);
    for (const stream of streams) stream.close();
  });

  it('says nothing of people who came later, of a request, nor that one of two has left', async () => {
    const { maya, leo, nia } = clients;
    const ofThree = await start(maya, people.leo, people.nia);
    await leo.delete(`/api/conversations/${ofThree}/membership`);
    expect((await seen(maya, ofThree)).memberIds).toEqual([]);
    const late = await createUser(app);
    await maya.put(`/api/members/${late.id}/friendship`);
    await (await app.signInAs(late)).put(`/api/members/${people.maya.id}/friendship`);
    await maya.post(`/api/conversations/${ofThree}/people`, { memberIds: [late.id] });
    await nia.put(`/api/conversations/${ofThree}/read`);
    expect((await seen(maya, ofThree)).memberIds).toEqual([people.nia.id]);

    const ofTwo = await start(maya, people.leo);
    await read(leo, ofTwo, 1);
    await leo.delete(`/api/conversations/${ofTwo}/membership`);
    expect((await seen(maya, ofTwo)).memberIds).toEqual([people.leo.id]);

    const stranger = await createUser(app);
    const request = await start(maya, stranger);
    await read(await app.signInAs(stranger), request, 1);
    expect((await seen(maya, request)).memberIds).toEqual([]);
  });
});
