import type { User } from '../identity/users/user.entity.js';
import type { Client } from '../../test/client.js';
import { createAdmin, createProUser, createUser } from '../../test/factories/user-factory.js';
import { createTestApp, type TestApp } from '../../test/test-app.js';

const UNTIL = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
const ROLES = [{ name: 'Editor', hoursPerWeek: 2 }];

describe('Projects and exchanges', () => {
  let app: TestApp;
  let owner: User;
  let maya: Client;
  let leo: Client;
  let ada: Client;
  beforeEach(async () => {
    app = await createTestApp();
    owner = await createProUser(app, { firstName: 'Maya' });
    maya = await app.signInAs(owner);
    leo = await app.signInAs(await createUser(app));
    ada = await app.signInAs(await createAdmin(app));
  });
  afterEach(() => app.close());

  const propose = async (title: string, purpose: string): Promise<string> => {
    const { body } = await maya.post('/api/projects', { title, purpose, roles: ROLES });
    return body.id;
  };
  const open = (id: string) => ada.put(`/api/projects/${id}/stage`, { stage: 'open' });
  const start = async (title: string, body: string): Promise<string> =>
    (await maya.post('/api/exchanges', { kind: 'offer', title, body, until: UNTIL })).body.id;
  const found = async (client: Client, q: string): Promise<string[]> =>
    (await client.get(`/api/search?q=${q}`)).body.groups.flatMap(
      ({ results }: { results: { title: string; excerpt: string }[] }) =>
        results.map(({ title, excerpt }) => `${title}: ${excerpt}`),
    );
  const news = async (client: Client): Promise<string[]> =>
    (await client.get('/api/my/notifications')).body.items.map(({ text }: { text: string }) => text);

  it('are found by visitors by their titles, and by members by all of their text', async () => {
    await open(await propose('A consent sheet', 'For families in Tbilisi.'));
    await start('Reading aloud', 'An hour in Yerevan.');
    expect(await found(app.visitor(), 'consent')).toEqual(['A consent sheet: ']);
    expect(await found(app.visitor(), 'aloud')).toEqual(['Reading aloud: ']);
    for (const word of ['tbilisi', 'yerevan', 'tbilsii'])
      expect(await found(app.visitor(), word)).toEqual([]);
    expect(await found(leo, 'tbilisi')).toEqual(['A consent sheet: For families in Tbilisi.']);
    expect(await found(leo, 'yerevan')).toEqual(['Reading aloud: An hour in Yerevan.']);
  });

  it('are not found by visitors before they open, by nobody once they came back, and say nothing by a slip', async () => {
    const id = await propose('Kvevri care', 'Any.');
    expect(await found(app.visitor(), 'kvevri')).toEqual([]);
    expect((await app.visitor().get('/api/search?q=kvervi')).body).toEqual({ alike: false, groups: [] });
    expect(await found(leo, 'kvevri')).toEqual(['Kvevri care: Any.']);
    await ada.put(`/api/projects/${id}/return`, { reason: 'Say who is glad.' });
    for (const client of [leo, maya, ada]) expect(await found(client, 'kvevri')).toEqual([]);
    await maya.patch(`/api/projects/${id}`, { purpose: 'Cellars.' });
    await open(id);
    expect(await found(app.visitor(), 'kvevri')).toEqual(['Kvevri care: ']);
    expect((await app.visitor().get('/api/search?q=kvervi')).body.alike).toBe(true);
  });

  it('of someone muted are in no list and not found', async () => {
    await open(await propose('A consent sheet', 'Any.'));
    await start('Reading aloud', 'An hour.');
    await leo.put(`/api/members/${owner.id}/mute`);
    const listed = async (client: Client) => [
      ...(await client.get('/api/projects')).body,
      ...(await client.get('/api/exchanges')).body,
    ];
    expect([await listed(leo), await found(leo, 'consent'), await found(leo, 'aloud')]).toEqual([[], [], []]);
    expect([(await listed(maya)).length, (await listed(app.visitor())).length]).toEqual([2, 2]);
  });

  it('are found by their text of now', async () => {
    const id = await propose('A consent sheet', 'Any.');
    await maya.patch(`/api/projects/${id}`, { title: 'A register' });
    expect([await found(leo, 'consent'), await found(leo, 'register')]).toEqual([[], ['A register: Any.']]);
    const exchange = await start('Reading aloud', 'An hour.');
    await maya.delete(`/api/exchanges/${exchange}`);
    expect(await found(leo, 'aloud')).toEqual([]);
  });

  describe.each([
    ['project', async () => propose('Watches', 'We sell watches.')],
    ['exchange', async () => start('Watches', 'We sell watches.')],
  ] as const)('a reported %s', (kind, create) => {
    const path = (id: string) => `/api/${kind}s/${id}`;
    const report = async (id: string, from = leo): Promise<string> =>
      (await from.post('/api/reports', { subject: { kind, id }, reason: 'spam' })).body.id;
    const decide = (id: string, decision: string) =>
      ada.post(`/api/admin/reports/${id}/decision`, { decision });
    const seen = async (id: string) =>
      Promise.all([leo, maya, ada].map(async (client) => (await client.get(path(id))).status));

    it('is hidden but for its owner and moderators, who are notified, and shown again', async () => {
      const id = await create();
      const matter = await report(id);
      expect((await ada.get(`/api/admin/reports/${matter}`)).body).toMatchObject({
        subject: { kind, id },
        copy: { title: 'Watches', text: 'We sell watches.' },
        choices: ['keep', 'hide', 'remove', 'warn', 'suspend'],
        author: { id: owner.id },
      });
      const { body } = await decide(matter, 'hide');
      expect(body.isHidden).toBe(true);
      expect(await seen(id)).toEqual([404, 200, 200]);
      expect((await leo.get(`/api/${kind}s`)).body).toEqual([]);
      expect([await found(leo, 'watches'), await found(maya, 'watches')]).toEqual([[], []]);
      expect((await news(maya))[0]).toContain(`A moderator hid your ${kind} “Watches”`);
      const again = { decision: 'keep', replaces: body.decision.id };
      await ada.post(`/api/admin/reports/${matter}/decision`, again);
      expect(await seen(id)).toEqual([200, 200, 200]);
    });

    it('is removed for everybody, and its owner is notified', async () => {
      const id = await create();
      await decide(await report(id), 'remove');
      expect(await seen(id)).toEqual([404, 404, 404]);
      expect((await maya.get(`/api/${kind}s`)).body).toEqual([]);
      expect((await news(maya))[0]).toContain(`removed your ${kind}`);
    });

    it('is hidden by the second report, until a moderator has looked', async () => {
      const id = await create();
      await report(id);
      await report(id, await app.signInAs(await createUser(app)));
      expect(await seen(id)).toEqual([404, 200, 200]);
      expect((await maya.post('/api/reports', { subject: { kind, id }, reason: 'spam' })).body.code).toBe(
        'own',
      );
    });
  });
});
