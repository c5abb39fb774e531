import type { Client } from '../../../../test/client.js';
import { createAdmin, createUser } from '../../../../test/factories/user-factory.js';
import { createTestApp, type TestApp } from '../../../../test/test-app.js';
import { LegalChangesService } from './legal-changes.service.js';

const FUTURE = '2199-05-01';
const MATERIAL = { isMaterial: true, holdsFrom: FUTURE, summary: 'Mediation comes before courts.' };
const MINOR = { isMaterial: false };

describe('Versions of the legal texts', () => {
  let app: TestApp;
  let ada: Client;
  beforeEach(async () => {
    app = await createTestApp();
    ada = await app.signInAs(await createAdmin(app));
  });
  afterEach(() => app.close());

  let version = 0;
  beforeEach(() => (version = 0));
  const draft = async (body: string) => {
    const data = { description: 'What we agree on.', since: 'May 2026' };
    const text = { title: 'Terms', body, data, position: 0, version };
    version = (await ada.put('/api/content/page/terms/draft', text)).body.version as number;
  };
  const publish = (legalChange?: object, page = 'terms') =>
    ada.put(`/api/content/page/${page}/publication`, { version, legalChange });
  const versions = async () => (await app.visitor().get('/api/legal/terms/versions')).body;
  const notified = async (client: Client) =>
    ((await client.get('/api/my/notifications')).body.items as { kind: string; text: string; href: string }[])
      .filter(({ kind }) => kind === 'legal')
      .map(({ text, href }) => [text, href]);
  const service = () => app.nest.get(LegalChangesService);

  it('can be read by everybody, the current one and those before it', async () => {
    await draft('## First');
    await publish(MINOR);
    await draft('## Second');
    await publish(MATERIAL);
    expect(await versions()).toEqual([
      expect.objectContaining({ number: 2, isCurrent: true, holdsFrom: FUTURE, summary: MATERIAL.summary }),
      expect.objectContaining({ number: 1, isCurrent: false, holdsFrom: null, summary: '' }),
    ]);
    const { body } = await app.visitor().get('/api/legal/terms/versions/1');
    expect(body).toMatchObject({ title: 'Terms', body: '## First', since: 'May 2026', isCurrent: false });
    expect(JSON.stringify([body, await versions()])).not.toContain('publishedBy');
    for (const path of ['terms/versions/3', 'terms/versions/x', 'about/versions', 'about/versions/1'])
      expect((await app.visitor().get(`/api/legal/${path}`)).status).toBe(404);
  });

  it.each([
    ['without a choice', undefined, 'legalChange'],
    ['as material without a day', { ...MATERIAL, holdsFrom: undefined }, 'legalChange.holdsFrom'],
    [
      'as material from a day that is over',
      { ...MATERIAL, holdsFrom: '2020-01-01' },
      'legalChange.holdsFrom',
    ],
    ['as material without a summary', { ...MATERIAL, summary: ' ' }, 'legalChange.summary'],
    ['with a summary that is too long', { ...MINOR, summary: 'x'.repeat(301) }, 'legalChange.summary'],
  ])('are not published %s', async (_, change, field) => {
    await draft('## First');
    const { status, body } = await publish(change);
    expect([status, Object.keys(body.details)]).toEqual([400, [field]]);
    expect(await versions()).toEqual([]);
  });

  it('are the only texts that a choice comes with', async () => {
    expect((await publish(MINOR, 'about')).body.details).toHaveProperty('legalChange');
  });

  it('notify those who were members, once, in batches that go on where one ended', async () => {
    const early = { joinedAt: new Date(Date.now() - 86_400_000) };
    const [maya, leo] = await Promise.all([createUser(app, early), createUser(app, early)]);
    await draft('## First');
    await publish(MATERIAL);
    const late = await createUser(app, { joinedAt: new Date(Date.now() + 60_000) });
    expect(await service().notifySome(1)).toBe(true);
    await Promise.all([service().notifyAll(1), service().notifyAll(1)]);
    await service().notifyAll();
    const notice = [['Our terms change on May 1, 2199. Mediation comes before courts.', '/terms']];
    expect(await notified(await app.signInAs(maya))).toEqual(notice);
    expect(await notified(await app.signInAs(leo))).toEqual(notice);
    expect(await notified(await app.signInAs(late))).toEqual([]);
    const mailed = await app.database.query<{ count: number }>({
      text: `SELECT count(*)::int AS count FROM notifications WHERE kind = 'legal' AND mail_due_at IS NOT NULL`,
    });
    expect(mailed).toEqual([{ count: 3 }]);
  });

  it('notify nobody of a small correction', async () => {
    const maya = await createUser(app, { joinedAt: new Date(Date.now() - 86_400_000) });
    await draft('## First');
    await publish({ ...MINOR, summary: 'A typing error.' });
    await service().notifyAll();
    expect(await notified(await app.signInAs(maya))).toEqual([]);
    expect(await versions()).toMatchObject([{ summary: 'A typing error.' }]);
  });
});
