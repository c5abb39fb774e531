import type { Client } from '../../../test/client.js';
import { createAdmin, createUser } from '../../../test/factories/user-factory.js';
import { signInByMail } from '../../../test/mail-codes.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import { AuditEvent } from '../audit/audit-event.entity.js';

const AS_IT_COMES = {
  ...{ siteName: 'FutureLab', contactAddress: 'hello@futurelab.example', links: [], mailName: '' },
  ...{ offersAssistant: true, assistantId: '', reviewsGroups: false, acceptsMembers: true },
  ...{ newMembersPost: true, acceptsMentorship: true, acceptsSubscribers: true, sellsPro: true },
};

describe('/api/admin/settings', () => {
  let app: TestApp;
  let ada: Client;
  beforeEach(async () => {
    app = await createTestApp();
    ada = await app.signInAs(await createAdmin(app));
  });
  afterEach(() => app.close());

  const change = (body: object) => ada.put('/api/admin/settings', body);

  it('changes what is given, once, and the audit log has how it was before', async () => {
    expect((await ada.get('/api/admin/settings')).body).toEqual(AS_IT_COMES);
    const named = { ...AS_IT_COMES, mailName: 'FutureLab team' };
    expect((await change({ mailName: ' FutureLab team ' })).body).toEqual(named);
    await change({ mailName: 'FutureLab team' });
    expect((await change({ mailName: '' })).body).toEqual(AS_IT_COMES);
    const log = await app.data.getRepository(AuditEvent).find({ order: { id: 'ASC' } });
    expect(log).toMatchObject([
      { action: 'change', subjectKind: 'settings', before: AS_IT_COMES, after: named },
      { before: named, after: AS_IT_COMES },
    ]);
    expect((await change({ mailName: 'x'.repeat(61) })).status).toBe(400);
  });

  it('tells pages what they show of them, and nothing else', async () => {
    const links = [{ label: 'LinkedIn', url: 'https://www.linkedin.com/company/futurelab' }];
    await change({ links, siteName: 'FutureLab Academy', offersAssistant: false, mailName: 'Team' });
    const { body } = await app.visitor().get('/api/site');
    expect(body).toMatchObject({ links, siteName: 'FutureLab Academy', offersAssistant: false });
    expect(body).not.toHaveProperty('mailName');
    expect(body).not.toHaveProperty('reviewsGroups');
  });

  it.each([
    ['a link without https', { links: [{ label: 'Here', url: 'http://example.org' }] }, 'links.0.url'],
    ['a link without a name', { links: [{ label: ' ', url: 'https://example.org' }] }, 'links.0.label'],
    ['no name of the site', { siteName: ' ' }, 'siteName'],
    ['an address that is none', { contactAddress: 'hello' }, 'contactAddress'],
    ['an assistant that is none', { assistantId: 'a b' }, 'assistantId'],
  ])('refuses %s beside its field', async (_, body, field) => {
    const answer = await change(body);
    expect([answer.status, Object.keys(answer.body.details)]).toEqual([400, [field]]);
  });

  it('takes in nobody new while registrations are closed', async () => {
    const signIn = (email: string) => signInByMail(app, app.visitor(), email);
    const known = await signIn('known@example.test');
    expect(known.status).toBe(200);
    await change({ acceptsMembers: false });
    expect((await signIn('new@example.test')).body.code).toBe('registrations_closed');
    expect((await signIn('known@example.test')).status).toBe(200);
  });

  it('takes no newsletter sign-ups, and lets subscribers leave', async () => {
    const client = await app.signInAs(await createUser(app, { emailVerifiedAt: new Date() }));
    await client.put('/api/my/newsletter', { subscribed: true });
    await change({ acceptsSubscribers: false });
    const wanted = { name: 'Ines', email: 'ines@example.test', source: 'landing_page' };
    expect((await app.visitor().post('/api/subscribe', wanted)).body.code).toBe('subscriptions_closed');
    expect((await client.put('/api/my/newsletter', { subscribed: false })).status).toBe(200);
    expect((await client.put('/api/my/newsletter', { subscribed: true })).body.code).toBe(
      'subscriptions_closed',
    );
  });

  it('lets new members read, and those who have been here post', async () => {
    const [fresh, known] = await Promise.all(
      [new Date(), new Date(Date.now() - 9 * 86_400_000)].map(async (joinedAt) =>
        app.signInAs(await createUser(app, { joinedAt })),
      ),
    );
    await change({ newMembersPost: false });
    const post = { kind: 'question', title: 'May I?', body: 'Ask.' };
    expect((await fresh!.post('/api/posts', post)).body.code).toBe('new_members_read');
    expect((await known!.post('/api/posts', post)).status).toBe(201);
  });

  it('closes the sale of Pro, at once', async () => {
    const client = await app.signInAs(await createUser(app));
    await change({ sellsPro: false });
    expect((await client.post('/api/checkout', { tier: 'pro' })).body.code).toBe('payments_off');
    await change({ sellsPro: true });
    expect((await client.post('/api/checkout', { tier: 'pro' })).status).toBeLessThan(300);
  });
});
