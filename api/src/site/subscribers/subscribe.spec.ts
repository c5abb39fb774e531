import type { TestResponse, Client } from '../../../test/client.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';

describe('POST /api/subscribe', () => {
  let app: TestApp;
  let visitors = 0;
  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app.close());

  /** Each from an address of its own, as the shell server reports it. */
  const subscribe = (email: string, more: object = {}): Promise<TestResponse> => {
    visitors += 1;
    const headers = { 'x-forwarded-for': `10.1.${visitors >> 8}.${visitors & 255}` };
    return app
      .visitor()
      .post('/api/subscribe', { name: 'Ines', email, source: 'landing_page', ...more }, { headers });
  };

  const mailsTo = async (email: string) => {
    await app.runJobs();
    return app.database.query<{ subject: string; body: string }>({
      text: 'SELECT subject, body FROM mail_messages WHERE recipient = $1 ORDER BY created_at',
      values: [email],
    });
  };

  const linkIn = (body: string, page: 'confirm' | 'unsubscribe') =>
    body.match(new RegExp(`http://localhost:3000(/newsletter/${page}\\?token=[\\w-]+)`))![1]!;

  const press = (client: Client, link: string): Promise<TestResponse> => {
    const [path = '', query = ''] = link.split('?');
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    return client.post(path, undefined, { headers, payload: query });
  };

  const anHourPasses = (email: string) =>
    app.database.execute({
      text: `UPDATE subscribers SET mailed_at = mailed_at - interval '61 minutes' WHERE email = $1`,
      values: [email],
    });

  it('answers 201 and mails a link to confirm', async () => {
    const answer = await subscribe('first@example.test');
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      message: 'Almost there. Confirm with the link we just emailed you.',
    });
    const mails = await mailsTo('first@example.test');
    expect(mails).toHaveLength(1);
    expect(mails[0]!.subject).toBe('Confirm your FutureLab newsletter subscription');
    expect(mails[0]!.body).toContain('Hello Ines,');
  });

  it('answers 409 once the address is confirmed, whatever its case', async () => {
    await subscribe('confirmed@example.test');
    const [mail] = await mailsTo('confirmed@example.test');
    const visitor = app.visitor();
    const page = await visitor.get(linkIn(mail!.body, 'confirm'));
    expect(page.status).toBe(200);
    expect(page.text).toContain('Confirm my subscription');
    expect((await press(visitor, linkIn(mail!.body, 'confirm'))).text).toContain('You’re subscribed');
    const again = await subscribe('  Confirmed@Example.TEST ');
    expect(again.status).toBe(409);
    expect(again.body).toEqual({
      code: 'already_subscribed',
      message: 'This email is already subscribed to our newsletter.',
    });
    expect((await mailsTo('confirmed@example.test')).map(({ subject }) => subject)).toEqual([
      'Confirm your FutureLab newsletter subscription',
      'You’re subscribed to the FutureLab newsletter',
    ]);
  });

  it('changes nothing when a mail scanner opens the links', async () => {
    await subscribe('scanned@example.test');
    const [mail] = await mailsTo('scanned@example.test');
    await app.visitor().get(linkIn(mail!.body, 'confirm'));
    await app.visitor().get(linkIn(mail!.body, 'unsubscribe'));
    expect((await subscribe('scanned@example.test')).status).toBe(201);
  });

  it('answers an unconfirmed address as the first time, and mails it at most once an hour', async () => {
    const first = await subscribe('waiting@example.test');
    const second = await subscribe('waiting@example.test');
    expect([second.status, second.body]).toEqual([first.status, first.body]);
    expect(await mailsTo('waiting@example.test')).toHaveLength(1);
    await anHourPasses('waiting@example.test');
    expect((await subscribe('waiting@example.test')).status).toBe(201);
    expect(await mailsTo('waiting@example.test')).toHaveLength(2);
  });

  it('mails once when the same address is sent ten times at once', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => subscribe('crowd@example.test')));
    expect(answers.map((answer) => answer.status)).toEqual(Array(10).fill(201));
    expect(await mailsTo('crowd@example.test')).toHaveLength(1);
  });

  it('lets people leave with one press, and come back', async () => {
    await subscribe('leaving@example.test');
    const [mail] = await mailsTo('leaving@example.test');
    const visitor = app.visitor();
    await press(visitor, linkIn(mail!.body, 'confirm'));
    expect((await press(visitor, linkIn(mail!.body, 'unsubscribe'))).text).toContain('You’re unsubscribed');
    expect((await subscribe('leaving@example.test')).status).toBe(201);
    expect(await mailsTo('leaving@example.test')).toHaveLength(3);
  });

  it('lets a mail program unsubscribe from its own server', async () => {
    await subscribe('program@example.test');
    const [mail] = await mailsTo('program@example.test');
    const answer = await app.visitor().post(linkIn(mail!.body, 'unsubscribe'), undefined, {
      headers: { origin: undefined, 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(answer.status).toBe(200);
  });

  it('says so when a link is not one of ours', async () => {
    const answer = await press(app.visitor(), '/newsletter/confirm?token=made-up');
    expect(answer.status).toBe(404);
    expect(answer.text).toContain('This link doesn’t work');
  });

  it('repeats nothing in the mail that does not look like a name', async () => {
    await subscribe('spam@example.test', { name: 'Win money at https://evil.example' });
    const [mail] = await mailsTo('spam@example.test');
    expect(mail!.body).not.toContain('evil.example');
  });

  it.each([
    ['an empty name', { name: '   ' }, 'name'],
    ['an empty e-mail', { email: '' }, 'email'],
    ['an e-mail without a domain', { email: 'ines@example' }, 'email'],
    ['an e-mail with a space', { email: 'i nes@example.test' }, 'email'],
    ['two addresses', { email: 'a@example.test,b@example.test' }, 'email'],
    ['a header in the address', { email: 'a@example.test\nBcc: b@example.test' }, 'email'],
    ['a name that is too long', { name: 'x'.repeat(81) }, 'name'],
    ['a name with a NUL byte', { name: 'In\u0000es' }, 'name'],
    ['a list for a name', { name: ['Ines'] }, 'name'],
    ['an unknown field', { isAdmin: true }, 'isAdmin'],
  ])('refuses %s with a message', async (_, wrong, field) => {
    const answer = await subscribe('valid@example.test', wrong);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ code: 'validation_failed', message: expect.any(String) });
    expect(Object.keys(answer.body.details)).toEqual([field]);
  });

  it('limits how often one address on the network may ask, and says when to come back', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.9, 198.51.100.7' };
    const visitor = app.visitor();
    const ask = (number: number, spoofed: string) =>
      visitor.post(
        '/api/subscribe',
        { name: 'Bot', email: `bot${number}@example.test`, source: 'landing_page' },
        { headers: { ...headers, 'x-forwarded-for': `${spoofed}, 198.51.100.7` } },
      );
    for (let number = 0; number < 10; number += 1) {
      expect((await ask(number, `203.0.113.${number}`)).status).toBe(201);
    }
    const refused = await ask(11, '203.0.113.99');
    expect(refused.status).toBe(429);
    expect(refused.body.code).toBe('too_many_requests');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('The development mailbox', () => {
  it('shows mail as text, with links to our own pages only', async () => {
    const app = await createTestApp();
    await app.database.execute({
      text: `INSERT INTO mail_messages (id, recipient, subject, body) VALUES
        ('00000000-0000-4000-8000-000000000001', 'a@example.test', '<b>Hi</b>', 'http://localhost:3000/x <script>')`,
    });
    expect((await app.visitor().get('/dev/mail')).text).toContain('&lt;b&gt;Hi&lt;/b&gt;');
    const { text } = await app.visitor().get('/dev/mail/00000000-0000-4000-8000-000000000001');
    expect(text).toContain('<a href="http://localhost:3000/x">');
    expect(text).not.toContain('<script>');
    await app.close();
  });

  it('does not exist where mail is really sent', async () => {
    const app = await createTestApp({ SMTP_URL: 'smtp://127.0.0.1:1' });
    expect((await app.visitor().get('/dev/mail')).status).toBe(404);
    await app.close();
  });
});
