import type { Client } from '../../../../test/client.js';
import { addToGroup, createGroup } from '../../../../test/factories/product-factories.js';
import { createUser } from '../../../../test/factories/user-factory.js';
import { createTestApp, type TestApp } from '../../../../test/test-app.js';
import type { Member } from '../../../core/access/member.js';
import { ConversationMembershipsService } from '../membership/memberships.service.js';

describe('a conversation of more than two', () => {
  let app: TestApp;
  let people: { id: string; client: Client }[];
  let id: string;

  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    people = [];
    const group = await createGroup(app);
    for (const firstName of ['Maya', 'Leo', 'Nia', 'Tom', 'Stranger']) {
      const user = await createUser(app, { firstName, lastName: null });
      if (firstName !== 'Stranger') await addToGroup(app, group, user);
      people.push({ id: user.id, client: await app.signInAs(user) });
    }
    const [maya, leo, nia] = people as [Person, Person, Person];
    const body = { memberIds: [leo.id, nia.id], text: 'Hello' };
    id = (await maya.client.post('/api/conversations', body)).body.id;
  });
  type Person = (typeof people)[number];

  const person = (index: number) => people[index]!;
  const texts = async ({ client }: Person) =>
    (await client.get(`/api/conversations/${id}/messages`)).body.map(({ text }: { text: string }) => text);
  const add = (by: Person, ...who: Person[]) =>
    by.client.post(`/api/conversations/${id}/people`, { memberIds: who.map((each) => each.id) });

  it('is named by its creator, and the talk says so', async () => {
    const rename = (by: Person, name: string) => by.client.patch(`/api/conversations/${id}`, { name });
    expect((await rename(person(1), 'Mine')).body.code).toBe('not_creator');
    expect((await rename(person(3), 'Mine')).status).toBe(404);
    expect((await rename(person(0), 'x'.repeat(61))).status).toBe(400);
    expect((await rename(person(0), 'Reading group')).status).toBe(204);
    expect((await person(1).client.get(`/api/conversations/${id}`)).body).toMatchObject({
      name: 'Reading group',
      isCreator: false,
    });
    expect(await texts(person(1))).toEqual(['Maya named the conversation “Reading group”', 'Hello']);
  });

  it('takes in people, who see what comes after, and asks strangers first', async () => {
    const [maya, leo, , tom, stranger] = people as [Person, Person, Person, Person, Person];
    expect((await add(leo, tom)).body.code).toBe('not_creator');
    expect((await add(maya, tom, stranger)).status).toBe(204);
    expect(await texts(tom)).toHaveLength(1);
    expect((await tom.client.get(`/api/conversations/${id}`)).body.state).toBe('open');
    expect((await stranger.client.get(`/api/conversations/${id}`)).body.state).toBe('request');
  });

  it('takes in nobody across a block, and nobody who has left', async () => {
    const [maya, leo, , tom] = people as [Person, Person, Person, Person];
    expect((await tom.client.put(`/api/members/${maya.id}/block`)).status).toBe(204);
    expect((await add(maya, tom)).status).toBe(404);
    expect((await leo.client.delete(`/api/conversations/${id}/membership`)).status).toBe(204);
    expect((await texts(maya))[0]).toBe('Leo left');
    expect((await add(maya, leo)).body.code).toBe('has_left');
  });

  it('can be without someone, and goes to another when its creator leaves', async () => {
    const [maya, leo, nia] = people as [Person, Person, Person];
    const remove = (by: Person, who: Person) => by.client.delete(`/api/conversations/${id}/people/${who.id}`);
    expect((await remove(leo, nia)).status).toBe(403);
    expect((await remove(maya, nia)).status).toBe(204);
    expect((await remove(maya, nia)).status).toBe(404);
    expect((await nia.client.get(`/api/conversations/${id}`)).status).toBe(404);
    expect((await texts(leo))[0]).toBe('Maya removed Nia');
    await maya.client.delete(`/api/conversations/${id}/membership`);
    expect((await leo.client.get(`/api/conversations/${id}`)).body.isCreator).toBe(true);
  });

  it('says once that someone left, however often they ask at once', async () => {
    const [maya, leo] = people as [Person, Person];
    const memberships = app.nest.get(ConversationMembershipsService);
    const leave = () => memberships.leave(id, { id: leo.id } as Member);
    const waiting = {
      text: `SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`,
    };
    const leaving = await app.database.transaction(async (transaction) => {
      await transaction.query({ text: 'SELECT FROM conversations WHERE id = $1 FOR UPDATE', values: [id] });
      const both = Promise.all([leave(), leave()]);
      while ((await app.database.query(waiting)).length < 2);
      return { both };
    });
    await leaving.both;
    expect(await texts(maya)).toEqual(['Leo left', 'Hello']);
  });

  it('goes to the first to accept where its creator has left nobody else in it', async () => {
    const [maya, leo, nia, , stranger] = people as [Person, Person, Person, Person, Person];
    await add(maya, stranger);
    for (const { client } of [leo, nia, maya]) await client.delete(`/api/conversations/${id}/membership`);
    expect((await stranger.client.put(`/api/conversations/${id}/acceptance`)).status).toBe(204);
    expect((await stranger.client.get(`/api/conversations/${id}`)).body.isCreator).toBe(true);
  });
});
