import type { Client } from '../../../test/client.js';
import { createUser } from '../../../test/factories/user-factory.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import type { User } from '../../identity/users/user.entity.js';

describe('An introduction', () => {
  let app: TestApp;
  let maya: User;
  let leo: User;
  let nia: User;
  let asMaya: Client;
  let asLeo: Client;
  let asNia: Client;

  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    [maya, leo, nia] = [
      await createUser(app, { firstName: 'Maya', lastName: null }),
      await createUser(app, { firstName: 'Leo', lastName: null }),
      await createUser(app, { firstName: 'Nia', lastName: null }),
    ];
    [asMaya, asLeo, asNia] = [await app.signInAs(maya), await app.signInAs(leo), await app.signInAs(nia)];
  });

  const reason = 'You both train new managers.';
  const introduce = (to = nia) =>
    asMaya.post(`/api/members/${leo.id}/introductions`, { toId: to.id, reason });
  const mine = async (client: Client) => (await client.get('/api/my/introductions')).body;
  const notified = async (client: Client) => {
    const { body } = await client.get('/api/my/notifications');
    return body.items.map(({ text }: { text: string }) => text);
  };

  it('asks both, with the reason', async () => {
    const { status, body } = await introduce();
    expect(status).toBe(201);
    expect(await notified(asLeo)).toEqual(['Maya would like to introduce you to Nia']);
    expect(await notified(asNia)).toEqual(['Maya would like to introduce you to Leo']);
    expect(await mine(asLeo)).toEqual({
      made: [],
      received: [
        expect.objectContaining({
          id: body.id,
          reason,
          by: expect.objectContaining({ name: 'Maya' }),
          to: expect.objectContaining({ name: 'Nia', currentRole: 'Facilitator' }),
          agreed: false,
          state: 'waiting',
        }),
      ],
    });
    expect((await introduce()).body.id).toBe(body.id);
    expect(await notified(asLeo)).toHaveLength(1);
  });

  it('connects when both have said yes, and shares nothing before', async () => {
    const { id } = (await introduce()).body;
    const yes = await asLeo.put(`/api/my/introductions/${id}`);
    expect(yes.body).toEqual({ state: 'waiting', conversationId: null });
    const [forNia] = (await mine(asNia)).received;
    expect(forNia).toMatchObject({ agreed: false, state: 'waiting' });
    expect((await mine(asMaya)).made).toMatchObject([{ state: 'waiting' }]);
    expect(await notified(asNia)).toHaveLength(1);
    const both = await Promise.all([
      asNia.put(`/api/my/introductions/${id}`),
      asNia.put(`/api/my/introductions/${id}`),
    ]);
    expect(both.map(({ body }) => body.state)).toEqual(['connected', 'connected']);
    const { conversationId } = both[0]!.body;
    expect(both[1]!.body.conversationId).toBe(conversationId);
    for (const client of [asMaya, asLeo, asNia]) {
      const opened = (await client.get('/api/conversations')).body;
      expect(opened.map(({ id }: { id: string }) => id)).toEqual([conversationId]);
      const { body } = await client.get(`/api/conversations/${conversationId}/messages`);
      expect(body.map(({ text }: { text: string }) => text)).toEqual([reason]);
    }
    expect((await mine(asMaya)).made).toMatchObject([{ state: 'connected' }]);
  });

  it('is declined without anybody knowing', async () => {
    const { id } = (await introduce()).body;
    expect((await asLeo.delete(`/api/my/introductions/${id}`)).status).toBe(204);
    expect((await mine(asLeo)).received).toEqual([]);
    expect((await mine(asMaya)).made).toMatchObject([{ state: 'waiting' }]);
    expect((await asNia.put(`/api/my/introductions/${id}`)).body.state).toBe('waiting');
  });

  it('is taken back by who made it', async () => {
    const { id } = (await introduce()).body;
    expect((await asMaya.delete(`/api/my/introductions/${id}`)).status).toBe(204);
    expect((await mine(asLeo)).received).toEqual([]);
    expect(await notified(asNia)).toEqual([]);
    expect((await asLeo.put(`/api/my/introductions/${id}`)).status).toBe(404);
  });

  it('is answered by nobody else', async () => {
    const { id } = (await introduce()).body;
    const other = await app.signInAs(await createUser(app));
    expect((await other.put(`/api/my/introductions/${id}`)).status).toBe(404);
    expect((await other.delete(`/api/my/introductions/${id}`)).status).toBe(404);
  });

  it('does not tell that two are apart', async () => {
    await asLeo.put(`/api/members/${nia.id}/block`);
    const { status, body } = await introduce();
    expect(status).toBe(201);
    expect((await mine(asMaya)).made).toMatchObject([{ state: 'waiting' }]);
    for (const client of [asLeo, asNia]) {
      expect(await mine(client)).toEqual({ made: [], received: [] });
      expect(await notified(client)).toEqual([]);
      expect((await client.put(`/api/my/introductions/${body.id}`)).status).toBe(404);
    }
  });

  it('ends with a block', async () => {
    const { id } = (await introduce()).body;
    await asLeo.put(`/api/my/introductions/${id}`);
    await asNia.put(`/api/members/${leo.id}/block`);
    expect(await notified(asLeo)).toEqual([]);
    expect((await asNia.put(`/api/my/introductions/${id}`)).status).toBe(404);
  });

  it('is of two others, for a reason', async () => {
    expect((await introduce(leo)).status).toBe(400);
    expect((await introduce(maya)).status).toBe(400);
    const silent = await asMaya.post(`/api/members/${leo.id}/introductions`, { toId: nia.id, reason: ' ' });
    expect(silent.body.details).toEqual({
      reason: ['Explain in up to 500 characters why they should meet.'],
    });
  });
});
