import { ApiProcess } from '../../../../test/api-process.js';
import type { Client } from '../../../../test/client.js';
import { createUser } from '../../../../test/factories/user-factory.js';
import { codeMailedTo, notCode, signInByMail } from '../../../../test/mail-codes.js';
import { createTestApp, type TestApp } from '../../../../test/test-app.js';

describe('A code by mail', () => {
  let app: TestApp;
  let client: Client;
  let addresses = 0;
  beforeAll(async () => {
    app = await createTestApp();
  });
  beforeEach(() => {
    client = app.visitor();
    addresses += 1;
  });
  afterAll(() => app.close());

  /** Each test comes from a network of its own, so that none meets the limits of another. */
  const from = (address = `198.51.100.${addresses}`) => ({ headers: { 'x-forwarded-for': address } });
  const ask = (email: string, who = client) => who.post('/api/auth/code', { email }, from());
  const enter = (email: string, code: string, who = client) =>
    who.post('/api/auth/code/verify', { email, code }, from());
  const isSignedIn = async (who = client) => (await who.get('/api/auth/user')).status === 200;
  const age = (minutes: number) =>
    app.database.execute({
      text: `UPDATE mail_codes SET expires_at = expires_at - interval '${minutes} minutes'`,
    });

  it('makes an account for a new address', async () => {
    const asked = await ask(' New@Example.test ');
    expect([asked.status, asked.body]).toEqual([202, { expiresIn: 600 }]);
    const answer = await enter('new@example.test', await codeMailedTo(app, 'new@example.test'));
    expect([answer.status, answer.body]).toEqual([200, { isNew: true }]);
    expect((await client.get('/api/auth/user')).body).toMatchObject({
      email: 'new@example.test',
      hasCompletedOnboarding: false,
    });
  });

  it('opens the account that holds the address', async () => {
    const user = await createUser(app, { email: 'known@example.test' });
    const answer = await signInByMail(app, client, 'known@example.test');
    expect(answer.body).toEqual({ isNew: false });
    expect((await client.get('/api/auth/user')).body.id).toBe(user.id);
  });

  it('can be typed with the spaces that people and mail programs put in', async () => {
    await ask('spaces@example.test');
    const code = await codeMailedTo(app, 'spaces@example.test');
    expect((await enter('spaces@example.test', ` ${code.slice(0, 3)} ${code.slice(3)}`)).status).toBe(200);
  });

  it('is mailed without a link', async () => {
    await ask('no-link@example.test');
    await app.runJobs();
    const mail = await app.database.one<{ subject: string; body: string }>({
      text: `SELECT subject, body FROM mail_messages WHERE recipient = 'no-link@example.test'`,
    });
    expect(mail!.body).not.toMatch(/https?:|www\./);
    expect(mail!.subject).not.toMatch(/\d/);
  });

  it('is answered alike for an address with an account and one without, with the same work', async () => {
    await createUser(app, { email: 'somebody@example.test' });
    const answers: unknown[] = [];
    const queries: string[][] = [];
    for (const email of ['somebody@example.test', 'nobody@example.test']) {
      const visitor = app.visitor();
      queries.push(
        await app.queriesOf(async () => {
          const { status, text, headers } = await ask(email, visitor);
          answers.push([status, text, Object.keys(headers)]);
        }),
      );
    }
    expect(answers[0]).toEqual(answers[1]);
    expect(queries[0]).toEqual(queries[1]);
    expect(queries[0]!.join()).not.toContain('users');
  });

  it.each(['', 'nobody', 'a@b,c@d.example', 'a@b.example\r\nBcc: c@d.example'])(
    'is not sent to %j, and the field says why',
    async (email) => {
      const { status, body } = await ask(email);
      expect([status, body.details.email]).toEqual([400, ['Please enter a valid email address.']]);
    },
  );

  it.each(['', '12345', '1234567', 'abcdef', '１２３４５６'])('cannot be %j', async (code) => {
    await ask('shape@example.test');
    const { status, body } = await enter('shape@example.test', code);
    expect([status, body.details.code]).toEqual([400, ['Enter the six-digit code.']]);
  });

  it('is good once', async () => {
    await ask('once@example.test');
    const code = await codeMailedTo(app, 'once@example.test');
    const key = client.cookies.get('futurelab_code')!;
    expect((await enter('once@example.test', code)).status).toBe(200);
    const again = app.visitor();
    again.cookies.set('futurelab_code', key);
    expect((await enter('once@example.test', code, again)).body.code).toBe('code_unknown');
    expect(await isSignedIn(again)).toBe(false);
  });

  it('signs in once when it is sent twice at the same moment', async () => {
    await ask('twice@example.test');
    const code = await codeMailedTo(app, 'twice@example.test');
    const twin = app.visitor();
    for (const [name, value] of client.cookies) twin.cookies.set(name, value);
    const answers = await Promise.all([
      enter('twice@example.test', code),
      enter('twice@example.test', code, twin),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('ends after ten minutes', async () => {
    await ask('late@example.test');
    const code = await codeMailedTo(app, 'late@example.test');
    await age(10);
    const { status, body } = await enter('late@example.test', code);
    expect([status, body.code]).toEqual([400, 'code_expired']);
    expect(body.details.code).toEqual(['This code has expired. Request a new one.']);
    expect(await isSignedIn()).toBe(false);
  });

  it('ends after five wrong tries, which are counted out loud', async () => {
    await ask('guessed@example.test');
    const code = await codeMailedTo(app, 'guessed@example.test');
    const texts: string[] = [];
    for (let by = 1; by <= 5; by += 1)
      texts.push((await enter('guessed@example.test', notCode(code, by))).body.details.code[0]);
    expect(texts[0]).toBe('That code doesn’t match the one in our latest email. You have 4 tries left.');
    expect(texts[3]).toBe('That code doesn’t match the one in our latest email. You have 1 try left.');
    expect(texts[4]).toContain('after five tries');
    expect((await enter('guessed@example.test', code)).body.code).toBe('code_used_up');
    expect(await isSignedIn()).toBe(false);
  });

  it('works only in the browser that asked for it', async () => {
    await ask('bound@example.test');
    const code = await codeMailedTo(app, 'bound@example.test');
    const other = app.visitor();
    expect((await enter('bound@example.test', code, other)).body.code).toBe('code_unknown');
    await ask('attacker@example.test', other);
    expect((await enter('bound@example.test', code, other)).body.code).toBe('code_unknown');
    expect((await enter('attacker@example.test', code, other)).body.code).toBe('code_wrong');
    expect((await enter('bound@example.test', code)).status).toBe(200);
  });

  it('is bound to a key of its own, never to one that was planted', async () => {
    const planted = 'p'.repeat(43);
    client.cookies.set('futurelab_code', planted);
    client.cookies.set('futurelab', planted);
    await ask('planted@example.test');
    const code = await codeMailedTo(app, 'planted@example.test');
    const attacker = app.visitor();
    attacker.cookies.set('futurelab_code', planted);
    expect((await enter('planted@example.test', code, attacker)).body.code).toBe('code_unknown');
    expect((await enter('planted@example.test', code)).status).toBe(200);
    expect(client.cookies.get('futurelab')).not.toBe(planted);
    expect(client.cookies.has('futurelab_code')).toBe(false);
  });

  it('replaces the one before in the same browser', async () => {
    await ask('again@example.test');
    const first = await codeMailedTo(app, 'again@example.test');
    const key = client.cookies.get('futurelab_code')!;
    await ask('again@example.test');
    const old = app.visitor();
    old.cookies.set('futurelab_code', key);
    expect((await enter('again@example.test', first, old)).body.code).toBe('code_unknown');
  });

  it('is stored so that nobody who reads the table can find it', async () => {
    await ask('stored@example.test');
    const code = await codeMailedTo(app, 'stored@example.test');
    const row = await app.database.one<{ stored: string }>({
      text: `SELECT row_to_json(m)::text AS stored FROM mail_codes m WHERE email = 'stored@example.test'`,
    });
    expect(row!.stored).not.toContain(code);
    expect(row!.stored).not.toContain(client.cookies.get('futurelab_code'));
  });

  it('refuses what another site sends', async () => {
    const headers = { ...from().headers, origin: 'https://evil.example' };
    const answer = await client.post('/api/auth/code', { email: 'x@example.test' }, { headers });
    expect(answer.status).toBe(403);
  });

  describe('has limits, over two processes too:', () => {
    let other: ApiProcess;
    beforeAll(async () => {
      other = await ApiProcess.start(app);
    }, 60_000);
    afterAll(() => other.kill());

    it('five codes for one address from one network in a quarter of an hour', async () => {
      const statuses: number[] = [];
      for (let n = 0; n < 6; n += 1) {
        const who = n % 2 ? other.clientOf(client) : app.visitor();
        const place = { headers: { 'x-forwarded-for': `203.0.113.${n}` } };
        const answer = await who.post('/api/auth/code', { email: 'bombed@example.test' }, place);
        statuses.push(answer.status);
        if (n < 5) continue;
        expect(answer.headers['retry-after']).toMatch(/^\d+$/);
        expect(answer.body.details.email[0]).toMatch(
          /^You requested too many codes\. Try again in 1[45] minutes/,
        );
      }
      expect(statuses).toEqual([202, 202, 202, 202, 202, 429]);
    });

    it('none that a stranger elsewhere could use up for someone', async () => {
      const elsewhere = { headers: { 'x-forwarded-for': '192.0.2.1' } };
      const stranger = app.visitor();
      for (let n = 0; n < 6; n += 1)
        await (n % 2 ? other.clientOf(stranger) : stranger).post(
          '/api/auth/code',
          { email: 'target@example.test' },
          elsewhere,
        );
      await app.runJobs();
      expect((await ask('target@example.test')).status).toBe(202);
      const code = await codeMailedTo(app, 'target@example.test');
      expect((await enter('target@example.test', code)).status).toBe(200);
    });

    it('twenty mails an hour to one address; the code that is on its way stays good', async () => {
      expect((await ask('flooded@example.test')).status).toBe(202);
      const code = await codeMailedTo(app, 'flooded@example.test');
      const statuses: number[] = [];
      for (let n = 0; n < 20; n += 1) {
        const who = n % 2 ? other.clientOf(app.visitor()) : app.visitor();
        const place = { headers: { 'x-forwarded-for': `192.0.${10 + (n % 5)}.1` } };
        statuses.push((await who.post('/api/auth/code', { email: 'flooded@example.test' }, place)).status);
      }
      expect(statuses).toEqual([...Array<number>(19).fill(202), 429]);
      const again = await ask('flooded@example.test');
      expect(again.body.details.email[0]).toMatch(
        /^You requested too many codes\. Your latest code still works\. Try again in \d+ minutes/,
      );
      expect((await enter('flooded@example.test', code)).status).toBe(200);
    });

    it('forty codes for one network in ten minutes', async () => {
      let refused = 0;
      for (let n = 0; n < 42; n += 1) {
        const who = n % 2 ? other.clientOf(client) : app.visitor();
        const { status } = await who.post('/api/auth/code', { email: `n${n}@example.test` }, from());
        if (status === 429) refused += 1;
      }
      expect(refused).toBe(2);
    });

    it('five tries, however many come at once', async () => {
      await ask('rushed@example.test');
      const code = await codeMailedTo(app, 'rushed@example.test');
      const there = other.clientOf(client);
      const answers = await Promise.all(
        Array.from({ length: 30 }, (_, n) =>
          enter('rushed@example.test', notCode(code, n + 1), n % 2 ? there : client),
        ),
      );
      const codes = answers.map(({ body }) => body.code as string);
      expect(codes.filter((one) => one === 'code_wrong')).toHaveLength(4);
      expect((await enter('rushed@example.test', code, there)).body.code).toBe('code_used_up');
    });

    it('a code of one process is good at the other', async () => {
      await ask('either@example.test');
      const there = other.clientOf(client);
      const code = await codeMailedTo(app, 'either@example.test');
      expect((await enter('either@example.test', code, there)).status).toBe(200);
      expect((await enter('either@example.test', code)).body.code).toBe('code_unknown');
      expect(await isSignedIn(there)).toBe(true);
    });
  });
});
