import { MailServer } from '../../../test/fakes/mail-server.js';
import type { MailPurpose } from './mail-queues.js';
import { MailService } from './mail.service.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';

/** Mail to these at example.test. */
const send = (app: TestApp, names: string[], purpose?: MailPurpose) =>
  app.database.transaction(async (transaction) => {
    for (const name of names) {
      const to = `${name}@example.test`;
      await app.nest.get(MailService).send({ to, subject: 'Hello', body: 'A letter.' }, transaction, purpose);
    }
  });

const numbered = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${name}-${index}`);

const recipientsOf = (server: MailServer) =>
  server.received.map((message) => /^To: (.*)@example\.test$/m.exec(message)![1]).sort();

const retryNow = (app: TestApp) =>
  app.database.execute({
    text: `UPDATE pgboss.job SET start_after = now() - interval '1 second' WHERE name LIKE 'mail%' AND state = 'retry'`,
  });

/** How many mails are in which state. */
async function statesOf(app: TestApp): Promise<Record<string, number>> {
  const rows = await app.database.query<{ state: string; count: number }>({
    text: `SELECT state::text, count(*)::int AS count FROM pgboss.job WHERE name LIKE 'mail%' GROUP BY state`,
  });
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
}

describe('Mail', () => {
  let app: TestApp;
  let server: MailServer;
  beforeAll(async () => {
    server = await MailServer.start();
    app = await createTestApp({ SMTP_URL: server.url });
  });
  afterAll(async () => {
    await app.close();
    server.stop();
  });

  const subscribe = (email: string) =>
    app.visitor().post('/api/subscribe', { name: 'Ines', email, source: 'landing_page' });

  it('goes to the mail server that is configured, with a way to unsubscribe', async () => {
    await subscribe('ines@example.test');
    await app.runJobs();
    expect(server.received).toHaveLength(1);
    const [message] = server.received;
    expect(message).toMatch(/^To: ines@example\.test$/m);
    expect(message).toMatch(/^From: FutureLab <hello@futurelab\.test>$/m);
    expect(message).toMatch(/^Auto-Submitted: auto-generated$/m);
    expect(message).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
    expect(message!.replace(/=\n/g, '')).toContain('/newsletter/confirm?token');
  });

  it('keeps no text of what was really sent', async () => {
    const stored = await app.database.query<{ body: string }>({ text: 'SELECT body FROM mail_messages' });
    expect(stored).toEqual([{ body: '' }]);
  });

  it('is tried again when the server was out of order, and arrives once', async () => {
    server.received.length = 0;
    server.failures = 1;
    await subscribe('later@example.test');
    await expect(app.runJobs()).rejects.toThrow('451');
    await retryNow(app);
    await app.runJobs();
    await app.runJobs();
    expect(server.received).toHaveLength(1);
  });

  it('arrives once when another of the same batch was refused, and that one when it is tried again', async () => {
    server.received.length = 0;
    server.refused = 'four@example.test';
    await send(app, ['one', 'two', 'three', 'four', 'five']);
    await expect(app.runJobs()).rejects.toThrow('451');
    expect(recipientsOf(server)).toEqual(['five', 'one', 'three', 'two']);
    server.refused = null;
    await retryNow(app);
    await app.runJobs();
    expect(recipientsOf(server)).toEqual(['five', 'four', 'one', 'three', 'two']);
  });

  it('is uncertain once the server may have taken it, and not when the server refused it', async () => {
    const uncertain = async () =>
      (
        await app.database.query<{ to: string }>({
          text: `SELECT data ->> 'to' AS to FROM pgboss.job WHERE state = 'retry' AND (data ->> 'uncertain')::boolean`,
        })
      ).map(({ to }) => to);
    server.failures = 1;
    await send(app, ['refused']);
    await expect(app.runJobs()).rejects.toThrow('451');
    expect(await uncertain()).toEqual([]);
    server.isCutOff = true;
    await send(app, ['cut-off']);
    await expect(app.runJobs()).rejects.toThrow();
    server.isCutOff = false;
    expect(await uncertain()).toEqual(['cut-off@example.test']);
    await retryNow(app);
    await app.runJobs();
  });

  it('takes what is canceled out of calendars', async () => {
    server.received.length = 0;
    const cancellation = 'BEGIN:VCALENDAR\r\nMETHOD:CANCEL\r\nEND:VCALENDAR';
    const mail = { to: 'ines@example.test', subject: 'Canceled', body: 'It is canceled.', cancellation };
    await app.database.transaction((transaction) => app.nest.get(MailService).send(mail, transaction));
    await app.runJobs();
    expect(server.received[0]).toMatch(/^Content-Type: text\/calendar;[^;]*;?\s*method=CANCEL/m);
    expect(server.received[0]).toContain('canceled.ics');
  });

  it('of one thread has a common parent, so that mail programs show it as one conversation', async () => {
    server.received.length = 0;
    const mails = ['thread-a', 'thread-a', 'thread-b', undefined].map((threadId) => ({
      to: 'ines@example.test',
      subject: 'Hello',
      body: 'A letter.',
      ...(threadId && { threadId }),
    }));
    await app.database.transaction((transaction) => app.nest.get(MailService).sendAll(mails, transaction));
    await app.runJobs();
    const parents = server.received.map((message) => {
      const [inReplyTo, references] = ['In-Reply-To', 'References'].map(
        (name) => new RegExp(`^${name}: (.*)$`, 'm').exec(message)?.[1],
      );
      expect(references).toBe(inReplyTo);
      return inReplyTo;
    });
    const host = new URL(app.config.publicUrl).hostname;
    const [one, two] = ['thread-a', 'thread-b'].map((id) => `<thread.${id}@${host}>`);
    expect(parents.sort()).toEqual([one, one, two, undefined]);
  });

  it('is not sent when what it belongs to did not happen', async () => {
    server.received.length = 0;
    await app.database.execute({
      text: `CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'refused'; END $$`,
    });
    await app.database.execute({
      text: `CREATE CONSTRAINT TRIGGER refuse AFTER INSERT ON subscribers DEFERRABLE INITIALLY DEFERRED
             FOR EACH ROW EXECUTE FUNCTION refuse()`,
    });
    expect((await subscribe('never@example.test')).status).toBe(500);
    await app.runJobs();
    expect(server.received).toHaveLength(0);
  });
});

describe('An address that the mail server refuses for good', () => {
  let app: TestApp;
  let server: MailServer;
  beforeAll(async () => {
    server = await MailServer.start();
    app = await createTestApp({ SMTP_URL: server.url });
    server.unknown.add('gone@example.test');
  });
  afterAll(async () => {
    await app.close();
    server.stop();
  });
  /** How often the mail server was asked about the address while this was sent. */
  async function triesOf(work: () => Promise<unknown>): Promise<number> {
    server.recipients.length = 0;
    await work();
    await app.runJobs();
    return server.recipients.filter((address) => address === 'gone@example.test').length;
  }

  it('is tried once, and the mail is not tried again', async () => {
    expect(await triesOf(() => send(app, ['gone', 'there']))).toBe(1);
    expect(recipientsOf(server)).toEqual(['there']);
    expect(await statesOf(app)).toEqual({ completed: 2 });
  });

  it('gets no bulk mail from then on', async () => {
    expect(await triesOf(() => send(app, ['gone'], 'bulk'))).toBe(0);
    expect(await triesOf(() => send(app, ['there'], 'bulk'))).toBe(0);
    expect(recipientsOf(server)).toEqual(['there', 'there']);
  });

  it('still gets what its owner asks for, such as a code', async () => {
    const code = () => app.visitor().post('/api/auth/code', { email: 'gone@example.test' });
    expect(await triesOf(code)).toBe(1);
    expect(await triesOf(() => send(app, ['gone']))).toBe(1);
  });

  it('is like any other once the mail server takes a mail for it', async () => {
    server.unknown.clear();
    await triesOf(() => send(app, ['gone'], 'code'));
    expect(await triesOf(() => send(app, ['gone'], 'bulk'))).toBe(1);
  });
});

describe('A process that sends mail', () => {
  let app: TestApp;
  let server: MailServer;
  beforeAll(async () => {
    server = await MailServer.start();
    app = await createTestApp({ SMTP_URL: server.url, JOBS_WORKER: 'on' });
  });
  afterAll(async () => {
    await app.close();
    server.stop();
  });

  it('sends eight at once, and tries only what was refused again', async () => {
    server.together = 8;
    server.refused = 'reader-7@example.test';
    await send(app, numbered('reader', 8));
    let states = await statesOf(app);
    while (states.created || states.active) states = await statesOf(app);
    expect(states).toEqual({ completed: 7, retry: 1 });
    expect(new Set(recipientsOf(server)).size).toBe(7);
    expect(server.received).toHaveLength(7);
    server.together = 1;
  });

  it('sends a code while no end of bulk mail is in sight', async () => {
    server.received.length = 0;
    server.unanswered = 'bulk';
    await send(app, numbered('bulk', 40), 'bulk');
    while (!server.recipients.some((address) => address.startsWith('bulk'))) await statesOf(app);
    await send(app, ['person'], 'code');
    while (server.received.length === 0) await statesOf(app);
    expect(recipientsOf(server)).toEqual(['person']);
  });
});

describe('The connections to the mail server', () => {
  it('are used again for the next mail, and closed when the process stops', async () => {
    const server = await MailServer.start();
    const app = await createTestApp({ SMTP_URL: server.url });
    for (const name of ['one', 'two', 'three']) {
      await send(app, [name]);
      await app.runJobs();
    }
    expect(recipientsOf(server)).toEqual(['one', 'three', 'two']);
    expect([server.connections, server.connected]).toEqual([1, 1]);
    await app.close();
    await server.left();
    server.stop();
  });
});
