import { fromSomewhere, mailsTo, submit } from '../../../test/factories/enquiry-factory.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';

const SITE = /http:\/\/localhost:3000(\/newsletter\/\w+)\?token=([\w-]+)/g;

describe('The newsletter', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app.close());

  const subscribe = (email: string, more: object = {}, headers = fromSomewhere()) =>
    app
      .visitor()
      .post('/api/subscribe', { name: 'Ines', email, source: 'landing_page', ...more }, { headers });

  /** Presses the button behind a link of the last mail to `email`. */
  async function press(step: 'confirm' | 'unsubscribe', email: string) {
    const [mail] = (await mailsTo(app, email)).slice(-1);
    const [, path, token] = [...mail!.body.matchAll(SITE)].find(
      ([, link]) => link === `/newsletter/${step}`,
    )!;
    return submit(app, path!, { token: token! });
  }

  const hoursPass = (hours: number) =>
    app.database.execute({
      text: `UPDATE subscribers SET mailed_at = mailed_at - make_interval(hours => $1)`,
      values: [hours],
    });

  const housekeeping = async () => {
    await app.database.execute({ text: `INSERT INTO pgboss.job (name, data) VALUES ('housekeeping', '{}')` });
    await app.runJobs();
  };

  const knows = async (email: string) => {
    const rows = await app.database.query({
      text: 'SELECT 1 FROM subscribers WHERE email = $1',
      values: [email],
    });
    return rows.length === 1;
  };

  describe('by a plain form', () => {
    const fields = { name: 'Ines', source: 'landing_page', website: '' };

    it('leads to a page that says what comes next', async () => {
      const answer = await submit(app, '/newsletter/subscribe', { ...fields, email: 'plain@example.test' });
      expect([answer.status, answer.headers.location]).toEqual([303, '/newsletter/asked']);
      expect((await app.visitor().get('/newsletter/asked')).text).toContain('Check your inbox');
      expect(await mailsTo(app, 'plain@example.test')).toHaveLength(1);
    });

    it('comes back with what was typed and what is wrong', async () => {
      const answer = await submit(app, '/newsletter/subscribe', {
        ...fields,
        name: ' ',
        email: 'ines@example',
      });
      expect(answer.status).toBe(400);
      expect(answer.text).toContain('id="name-wrong">Enter your name, in up to 80 characters.<');
      expect(answer.text).toContain('id="email-wrong">Please enter a valid email address.<');
      expect(answer.text).toContain('value="ines@example"');
    });

    it('says so when the address is subscribed already', async () => {
      await subscribe('known@example.test');
      await press('confirm', 'known@example.test');
      const answer = await submit(app, '/newsletter/subscribe', { ...fields, email: 'known@example.test' });
      expect(answer.status).toBe(409);
      expect(answer.text).toContain('This email is already subscribed to our newsletter.');
    });
  });

  it('answers a program as it answers a person, and mails nobody', async () => {
    for (const trapped of [{ website: 'https://bot.example' }, { took: 12 }])
      expect((await subscribe('bot@example.test', trapped)).status).toBe(201);
    const plain = { name: 'Bot', email: 'bot@example.test', source: 'landing_page', website: 'x' };
    expect((await submit(app, '/newsletter/subscribe', plain)).headers.location).toBe('/newsletter/asked');
    expect(await knows('bot@example.test')).toBe(false);
    expect(await mailsTo(app, 'bot@example.test')).toEqual([]);
  });

  it('never asks again who refused, whoever types their address', async () => {
    await subscribe('refused@example.test');
    expect((await press('unsubscribe', 'refused@example.test')).status).toBe(200);
    await hoursPass(2);
    expect((await subscribe('refused@example.test')).status).toBe(201);
    expect(await mailsTo(app, 'refused@example.test')).toHaveLength(1);
  });

  it('lets who refused change their mind by the mail they have', async () => {
    await subscribe('mind@example.test');
    await press('unsubscribe', 'mind@example.test');
    expect((await press('confirm', 'mind@example.test')).text).toContain('You’re subscribed');
    expect((await subscribe('mind@example.test')).status).toBe(409);
    await press('unsubscribe', 'mind@example.test');
    await subscribe('mind@example.test');
    expect(await mailsTo(app, 'mind@example.test')).toHaveLength(3);
  });

  it('sends nothing that was queued before someone unsubscribed', async () => {
    await subscribe('queued@example.test');
    await press('confirm', 'queued@example.test');
    await press('unsubscribe', 'queued@example.test');
    await subscribe('queued@example.test');
    const [{ token } = { token: '' }] = await app.database.query<{ token: string }>({
      text: 'SELECT token FROM subscribers WHERE email = $1',
      values: ['queued@example.test'],
    });
    await submit(app, '/newsletter/unsubscribe', { token });
    expect(await mailsTo(app, 'queued@example.test')).toHaveLength(2);
  });

  it('keeps no address of who is not to be written to', async () => {
    await subscribe('hashed@example.test');
    await press('unsubscribe', 'hashed@example.test');
    const rows = await app.database.query({ text: `SELECT * FROM suppressed_addresses` });
    expect(JSON.stringify(rows)).not.toContain('@');
  });

  it('forgets who has not confirmed within seven days, and nobody else', async () => {
    await subscribe('silent@example.test');
    await subscribe('reader@example.test');
    await press('confirm', 'reader@example.test');
    await subscribe('former@example.test');
    await press('confirm', 'former@example.test');
    await press('unsubscribe', 'former@example.test');
    await hoursPass(7 * 24 - 1);
    await housekeeping();
    expect(await knows('silent@example.test')).toBe(true);
    await hoursPass(2);
    await housekeeping();
    expect(await knows('silent@example.test')).toBe(false);
    expect(await knows('reader@example.test')).toBe(true);
    expect((await press('unsubscribe', 'former@example.test')).status).toBe(200);
  });

  it('writes to one mailbox at most five times a day, and does not tell', async () => {
    for (let ask = 0; ask < 7; ask += 1) {
      expect((await subscribe('flooded@example.test')).status).toBe(201);
      await hoursPass(2);
    }
    expect(await mailsTo(app, 'flooded@example.test')).toHaveLength(5);
  });

  it('holds a whole address range to its limit while others get through, and mails nobody twice', async () => {
    const flood = Array.from({ length: 600 }, (_, number) =>
      subscribe(`flood${number % 400}@example.test`, {}, { 'x-forwarded-for': `198.51.100.${number % 250}` }),
    );
    const people = Array.from({ length: 20 }, (_, number) => subscribe(`person${number}@example.test`));
    const statuses = (await Promise.all(flood)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(60);
    expect(statuses.filter((status) => status === 429)).toHaveLength(540);
    expect((await Promise.all(people)).map(({ status }) => status)).toEqual(Array(20).fill(201));
    await app.runJobs();
    const mails = await app.database.query<{ recipient: string; count: number }>({
      text: `SELECT recipient, count(*)::integer AS count FROM mail_messages
             WHERE recipient ~ '^(flood|person)[0-9]' GROUP BY recipient`,
    });
    expect(mails.filter(({ count }) => count > 1)).toEqual([]);
    expect(mails.filter(({ recipient }) => recipient.startsWith('person'))).toHaveLength(20);
  });
});
