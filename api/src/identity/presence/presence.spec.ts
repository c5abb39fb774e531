import type { Client } from '../../../test/client.js';
import { addToGroup, createGroup } from '../../../test/factories/product-factories.js';
import { createUser } from '../../../test/factories/user-factory.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import type { User } from '../users/user.entity.js';
import { Presence } from './presence.entity.js';

const HOUR_MS = 3_600_000;

async function waitUntil(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition()));
}

describe('whether someone is active today', () => {
  let app: TestApp;
  let leo: User;
  let maya: Client;
  let himself: Client;
  const presences = () => app.data.getRepository(Presence);
  const noted = async (of: User) => (await presences().findOneBy({ userId: of.id }))?.activeAt.getTime();
  /** Someone comes back after two hours; that it is noted is not waited for. */
  const comesBack = async () => {
    await app.database.execute({
      text: `UPDATE sessions SET last_used_at = now() - interval '2 hours' WHERE user_id = $1`,
      values: [leo.id],
    });
    await himself.get('/api/auth/user');
    await waitUntil(async () => (await sessionAge()) < HOUR_MS);
  };
  const sessionAge = async () =>
    Date.now() - Date.parse((await himself.get('/api/my/sessions')).body[0].lastUsedAt);
  const inDirectory = async () =>
    (await maya.get('/api/members')).body.find(({ id }: User) => id === leo.id).isActiveToday;

  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    leo = await createUser(app);
    const viewer = await createUser(app, { timeZone: 'Etc/UTC' });
    const group = await createGroup(app);
    for (const user of [leo, viewer]) await addToGroup(app, group, user);
    [maya, himself] = [await app.signInAs(viewer), await app.signInAs(leo)];
  });

  it('is noted to five minutes, and shown to the day', async () => {
    await comesBack();
    expect((await noted(leo))! % 300_000).toBe(0);
    expect(await inDirectory()).toBe(true);
    await presences().update({ userId: leo.id }, { activeAt: new Date(Date.now() - 24 * HOUR_MS) });
    expect(await inDirectory()).toBe(false);
  });

  it('is forgotten and no longer noted once it is switched off', async () => {
    await comesBack();
    expect((await himself.patch('/api/my/profile', { showsActivity: false })).body.showsActivity).toBe(false);
    await comesBack();
    expect(await noted(leo)).toBeUndefined();
    expect(await inDirectory()).toBe(false);
    await himself.patch('/api/my/profile', { showsActivity: true });
    expect(await inDirectory()).toBe(true);
    expect((await himself.patch('/api/my/profile', { showsActivity: null })).status).toBe(400);
  });

  it('is shown in conversations, and only to friends by members who are not in the directory', async () => {
    const body = { memberIds: [leo.id], text: 'Hello' };
    const { id } = (await maya.post('/api/conversations', body)).body;
    const shown = async () => (await maya.get(`/api/conversations/${id}`)).body.participants[0].isActiveToday;
    await comesBack();
    expect(await shown()).toBe(true);
    await himself.patch('/api/my/profile', { inDirectory: false });
    expect(await shown()).toBe(false);
    const viewer = (await maya.get('/api/my/profile')).body;
    await maya.put(`/api/members/${leo.id}/friendship`);
    await himself.put(`/api/members/${viewer.id}/friendship`);
    expect(await shown()).toBe(true);
  });
});
