import { ApiProcess } from '../../../../test/api-process.js';
import type { Client } from '../../../../test/client.js';
import { createSubscribers } from '../../../../test/factories/subscriber-factory.js';
import { createAdmin } from '../../../../test/factories/user-factory.js';
import { MailServer } from '../../../../test/fakes/mail-server.js';
import { createTestApp, type TestApp } from '../../../../test/test-app.js';
import { MailService } from '../../../core/mail/mail.service.js';
import type { NewsletterDetail } from '../newsletters.dto.js';
import { NewsletterSenderService } from './newsletter-sender.service.js';

const recipientsOf = (server: MailServer) =>
  server.received.map((message) => /^To: (.*)@example\.test$/m.exec(message)![1]!);

/** What a process that ended was about to send is found three minutes later. */
const threeMinutesLater = (app: TestApp) =>
  app.database.execute({
    text: `UPDATE newsletter_recipients SET started_at = started_at - interval '4 minutes' WHERE state = 'started'`,
  });

async function draft(client: Client): Promise<string> {
  const request = { subject: 'September', body: 'What a member tried.' };
  return (await client.post('/api/admin/newsletters', request)).body.id;
}

describe('A newsletter to a thousand subscribers', () => {
  const READERS = 400;
  let app: TestApp;
  let server: MailServer;
  let ada: Client;
  let path: string;
  beforeAll(async () => {
    server = await MailServer.start();
    app = await createTestApp();
    ada = await app.signInAs(await createAdmin(app));
    await createSubscribers(app, READERS);
    path = `/api/admin/newsletters/${await draft(ada)}`;
  });
  afterAll(async () => {
    await app.close();
    server.stop();
  });

  const found = async () => (await ada.get(path)).body as NewsletterDetail;
  const start = () => ApiProcess.start(app, { JOBS_WORKER: 'on', SMTP_URL: server.url });
  const goOn = () => app.nest.get(NewsletterSenderService).beginSoon(app.database);

  it('reaches no one twice though its process is killed three times, and lists those it may have reached', async () => {
    await ada.post(`${path}/schedule`, {});
    for (const share of [0.2, 0.4, 0.6]) {
      const api = await start();
      await goOn();
      while (server.received.length < READERS * share) await found();
      await api.kill();
      await threeMinutesLater(app);
    }
    const api = await start();
    await goOn();
    await app.database.transaction((transaction) =>
      app.nest
        .get(MailService)
        .send({ to: 'code@example.test', subject: 'Your code', body: '123456' }, transaction, 'code'),
    );
    while (!server.recipients.includes('code@example.test')) await found();
    expect((await found()).counts.left).toBeGreaterThan(0);
    let newsletter = await found();
    while (newsletter.state === 'sending') newsletter = await found();
    await api.stop();

    const reached = recipientsOf(server).filter((name) => name !== 'code');
    expect(new Set(reached).size).toBe(reached.length);
    const { counts } = newsletter;
    expect(counts).toMatchObject({ recipients: READERS, failed: 0, skipped: 0, left: 0 });
    expect(counts.sent + counts.uncertain).toBe(READERS);
    expect(counts.uncertain).toBeGreaterThan(0);
    const listed = (await ada.get(`${path}/recipients?state=uncertain&limit=100`)).body as {
      email: string;
    }[];
    expect(listed).toHaveLength(counts.uncertain);
    const known = new Set([...reached, ...listed.map(({ email }) => email.split('@')[0]!)]);
    expect(known.size).toBe(READERS);
  }, 240_000);
});

describe('The sending of a newsletter', () => {
  let app: TestApp;
  let server: MailServer;
  let ada: Client;
  beforeEach(async () => {
    server = await MailServer.start();
    app = await createTestApp({ SMTP_URL: server.url });
    ada = await app.signInAs(await createAdmin(app));
    await createSubscribers(app, 8);
  });
  afterEach(async () => {
    await app.close();
    server.stop();
  });

  async function send(): Promise<string> {
    const path = `/api/admin/newsletters/${await draft(ada)}`;
    await ada.post(`${path}/schedule`, {});
    await app.runJobs();
    return path;
  }
  const found = async (path: string) => (await ada.get(path)).body as NewsletterDetail;
  const tick = async () => {
    await app.nest.get(NewsletterSenderService).beginSoon(app.database);
    await app.runJobs();
  };

  it('notes an address that the mail server refuses for good, which gets no other one', async () => {
    server.unknown.add('reader-3@example.test');
    const path = await send();
    expect(await found(path)).toMatchObject({ state: 'sent', counts: { recipients: 8, sent: 7, failed: 1 } });
    expect((await ada.get(`${path}/recipients?state=failed`)).body).toEqual([
      expect.objectContaining({ email: 'reader-3@example.test', problem: '550 5.1.1' }),
    ]);
    expect((await ada.get('/api/admin/newsletters/audiences')).body.all).toBe(7);
    const { attention } = (await ada.get('/api/admin/overview')).body;
    expect(attention).toEqual([
      expect.objectContaining({ kind: 'newsletter', title: 'September', count: 1 }),
    ]);
  });

  it('waits for a mail server that is out of order, and then reaches everyone once', async () => {
    server.failures = 4;
    const path = await send();
    expect(await found(path)).toMatchObject({ state: 'sending', counts: { sent: 0, left: 8 } });
    await app.database.execute({ text: 'UPDATE newsletter_recipients SET due_at = now()' });
    await tick();
    expect(await found(path)).toMatchObject({ state: 'sent', counts: { sent: 8 } });
    expect(new Set(recipientsOf(server)).size).toBe(server.received.length);
  });

  it('is uncertain where the connection ended before the answer, and does not repeat that', async () => {
    server.isCutOff = true;
    const path = await send();
    server.isCutOff = false;
    await tick();
    expect(await found(path)).toMatchObject({ state: 'sent', counts: { sent: 0, uncertain: 8 } });
    expect(new Set(recipientsOf(server)).size).toBe(server.received.length);
  });

  it('ends for those who wait when it is canceled, and skips who has left', async () => {
    server.failures = 4;
    const path = await send();
    const reason = { reason: 'The date in it is wrong.' };
    expect((await ada.post(`${path}/cancel`, reason)).body).toMatchObject({
      state: 'canceled',
      counts: { recipients: 8, sent: 0, canceled: 8, left: 0 },
    });
    await tick();
    expect(server.received).toEqual([]);

    const other = `/api/admin/newsletters/${await draft(ada)}`;
    server.failures = 4;
    await ada.post(`${other}/schedule`, {});
    await app.runJobs();
    await app.visitor().post('/newsletter/unsubscribe?token=token-5', {});
    await app.database.execute({
      text: `UPDATE newsletter_recipients SET due_at = now() WHERE state = 'waiting'`,
    });
    await tick();
    expect(await found(other)).toMatchObject({ state: 'sent', counts: { sent: 7, skipped: 1 } });
  });

  it('cannot begin a second time for anyone', async () => {
    await send();
    await expect(
      app.database.execute({
        text: `UPDATE newsletter_recipients SET state = 'waiting' WHERE state = 'sent'`,
      }),
    ).rejects.toThrow('cannot go from sent to waiting');
  });
});
