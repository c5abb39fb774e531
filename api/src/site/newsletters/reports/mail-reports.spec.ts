import { createHmac, randomUUID } from 'node:crypto';
import type { Client } from '../../../../test/client.js';
import { mailsTo } from '../../../../test/factories/enquiry-factory.js';
import { createSubscriber } from '../../../../test/factories/subscriber-factory.js';
import { createAdmin, createUser } from '../../../../test/factories/user-factory.js';
import { createTestApp, type TestApp } from '../../../../test/test-app.js';

const SECRET = `whsec_${Buffer.from('a secret of the mail provider').toString('base64')}`;
const PATH = '/api/mail/webhooks';
const NEWSLETTERS = '/api/admin/newsletters';

interface Sent {
  id?: string;
  secondsAgo?: number;
  secret?: string;
  prefix?: string;
}

describe('What the mail provider reports', () => {
  let app: TestApp;
  let ada: Client;
  beforeAll(async () => {
    app = await createTestApp({ MAIL_WEBHOOK_SECRET: SECRET });
    ada = await app.signInAs(await createAdmin(app));
  });
  afterAll(() => app.close());

  const report = (
    event: object,
    { id = randomUUID(), secondsAgo = 0, secret = SECRET, prefix = 'webhook' }: Sent = {},
  ) => {
    const body = JSON.stringify(event);
    const timestamp = String(Math.floor(Date.now() / 1000) - secondsAgo);
    const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
    const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
    return app.visitor().post(PATH, undefined, {
      headers: {
        'content-type': 'application/json',
        [`${prefix}-id`]: id,
        [`${prefix}-timestamp`]: timestamp,
        [`${prefix}-signature`]: `v1,${signature}`,
        origin: undefined,
      },
      payload: body,
    });
  };
  const bounced = (to: string, more: object = {}) => ({ type: 'email.bounced', data: { to: [to], ...more } });
  const complained = (to: string) => ({ type: 'email.complained', data: { to: [to] } });
  const send = async () => {
    const { body } = await ada.post(NEWSLETTERS, { subject: 'September', body: 'What a member tried.' });
    await ada.post(`${NEWSLETTERS}/${body.id}/schedule`, {});
    await app.runJobs();
    return `${NEWSLETTERS}/${body.id}`;
  };
  const counts = async (path: string) => (await ada.get(path)).body.counts;

  it('ends newsletters to an address that bounces or complains, and is in the numbers of the last one', async () => {
    const [one, two] = [await createSubscriber(app), await createSubscriber(app)];
    await createSubscriber(app);
    const first = await send();
    expect(
      (await report(bounced(`Ines <${one.toUpperCase()}>`, { bounce: { type: 'Permanent' } }))).status,
    ).toBe(200);
    expect((await report(complained(two), { prefix: 'svix' })).status).toBe(200);
    expect(await counts(first)).toMatchObject({ recipients: 3, sent: 3, bounced: 1, complained: 1 });
    const list = async (state: string) =>
      (await ada.get(`${first}/recipients?state=${state}`)).body.map(({ email }: { email: string }) => email);
    expect([await list('bounced'), await list('complained')]).toEqual([[one], [two]]);
    expect(await counts(await send())).toMatchObject({ recipients: 1 });
  });

  it('counts once, also when it comes again, and a passing problem not at all', async () => {
    const email = await createSubscriber(app);
    const path = await send();
    const id = randomUUID();
    for (let time = 0; time < 2; time += 1)
      expect((await report(complained(email), { id })).status).toBe(200);
    await report(bounced(email));
    expect(await counts(path)).toMatchObject({ bounced: 0, complained: 1 });
    const other = await createSubscriber(app);
    await report(bounced(other, { bounce: { type: 'Transient' } }));
    await report({ type: 'email.delivered', data: { to: [other] } });
    expect((await ada.get(`${NEWSLETTERS}/audiences`)).body.all).toBe(2);
  });

  it('stops notifications, and never a code', async () => {
    const member = await createUser(app);
    await report(bounced(member.email!));
    await app.visitor().post('/api/auth/code', { email: member.email });
    expect((await mailsTo(app, member.email!)).map(({ subject }) => subject)).toEqual([
      'Your FutureLab sign-in code',
    ]);
  });

  it('is believed with the right signature of the last five minutes alone', async () => {
    const email = await createSubscriber(app);
    const other = `whsec_${Buffer.from('another secret').toString('base64')}`;
    const answers = [
      await report(bounced(email), { secondsAgo: 301 }),
      await report(bounced(email), { secondsAgo: -301 }),
      await report(bounced(email), { secret: other }),
      await app.visitor().post(PATH, bounced(email)),
    ];
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual(
      Array(4).fill([400, 'forged_event']),
    );
    const without = await createTestApp();
    expect((await without.visitor().post(PATH, bounced(email))).status).toBe(404);
    await without.close();
  });
});
