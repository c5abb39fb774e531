import { createLogger } from './logging.js';
import { captured, leaks, loggedLines, mustNotBeLogged } from '../../../test/captured-logs.js';
import { createUser } from '../../../test/factories/user-factory.js';
import { callbackOf, signIn } from '../../../test/sign-in.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';

const PERSON = { name: 'Wilhelmina Quist', email: 'wilhelmina.quist@example.test' };
const BIO = 'Keeps bees above the canal';

describe('The log', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp();
    mustNotBeLogged(...Object.values(PERSON), BIO);
  });
  afterAll(() => app.close());

  /** What is logged while `work` is under way, as objects. */
  async function linesOf(work: () => unknown): Promise<Record<string, unknown>[]> {
    const before = loggedLines().length;
    await work();
    return loggedLines()
      .slice(before)
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  }

  const refuseNewRows = (table: string) =>
    app.database.execute({ text: `ALTER TABLE ${table} ADD CONSTRAINT closed CHECK (false) NOT VALID` });
  const acceptNewRows = (table: string) =>
    app.database.execute({ text: `ALTER TABLE ${table} DROP CONSTRAINT closed` });

  it.each([
    [
      'an address that is taken',
      '23505',
      {
        text: `INSERT INTO users (slug, email, first_name) SELECT 'other', $1, $2`,
        values: [PERSON.email, PERSON.name],
      },
    ],
    [
      'a row that a check refuses',
      '23514',
      {
        text: 'INSERT INTO suppressed_addresses (email_hash, reason) VALUES ($1, $2)',
        values: [PERSON.email, BIO],
      },
    ],
    ['text that is no uuid', '22P02', { text: 'SELECT $1::uuid', values: [BIO] }],
    [
      'text with a quotation mark that is no number',
      '22P02',
      { text: 'SELECT $1::int', values: [`"${BIO}" "`] },
    ],
    ['a statement that takes too long', '57014', { text: 'SELECT pg_sleep(10), $1::text', values: [BIO] }],
  ])('says of %s what failed, and never with which values', async (what, code, statement) => {
    const name = `test.${what.replaceAll(' ', '-')}`;
    await app.data.query(
      `INSERT INTO users (slug, email, first_name) VALUES ('one', $1, 'W') ON CONFLICT DO NOTHING`,
      [PERSON.email],
    );
    const logger = createLogger('trace', captured);
    const fails = [
      app.database.transaction(async (transaction) => {
        await transaction.query({ text: `SET LOCAL statement_timeout = '50ms'` });
        await transaction.query({ name, ...statement });
      }),
      app.database.transaction(async ({ manager }) => {
        await manager.query(`SET LOCAL statement_timeout = '50ms'`);
        await manager.query(statement.text, statement.values);
      }),
    ];
    const errors = (await Promise.allSettled(fails)).map(
      (settled) => (settled as PromiseRejectedResult).reason,
    );
    const [own, orm] = await linesOf(() => errors.forEach((err: unknown) => logger.error({ err }, 'failed')));
    expect(own).toMatchObject({ msg: 'failed', err: { code, statement: name, stack: expect.any(String) } });
    expect(orm).toMatchObject({ msg: 'failed', err: { code, message: expect.any(String) } });
    expect(leaks()).toEqual([]);
  });

  it('reports on the statement behind an answer 500, and not of what it was given', async () => {
    await refuseNewRows('subscribers');
    const lines = await linesOf(async () => {
      const answer = await app.visitor().post('/api/subscribe', { ...PERSON, source: 'landing_page' });
      expect(answer.status).toBe(500);
    });
    await acceptNewRows('subscribers');
    expect(lines).toContainEqual(
      expect.objectContaining({ err: expect.objectContaining({ code: '23514', constraint: 'closed' }) }),
    );
    expect(leaks()).toEqual([]);
  });

  it('reports on a sign-in that failed without its code, its state or who it was', async () => {
    await refuseNewRows('users');
    const client = app.visitor();
    const callback = await callbackOf(client, { choose: { ...PERSON, email: 'w.quist@example.test' } });
    mustNotBeLogged(...new URL(callback, 'http://localhost').searchParams.values());
    const lines = await linesOf(() => client.get(callback));
    await acceptNewRows('users');
    expect(lines).toContainEqual(
      expect.objectContaining({ msg: 'sign-in failed', err: expect.objectContaining({ code: '23514' }) }),
    );
    expect(leaks()).toEqual([]);
  });

  it('holds nothing that was searched for', async () => {
    const client = await app.signInAs(await createUser(app));
    const lines = await linesOf(() => client.get('/api/members?q=quarrelsome&nothing=melancholy'));
    expect(lines).toContainEqual(expect.objectContaining({ path: '/api/members', status: 400 }));
    expect(leaks()).toEqual([]);
  });

  it('holds an address in no message, cause or path', async () => {
    const logger = createLogger('trace', captured);
    const cause = Object.assign(new Error(`550 5.1.1 <${PERSON.email}>: unknown`), {
      rejected: [PERSON.email],
    });
    const lines = await linesOf(async () => {
      logger.warn({ err: new Error(`Not delivered to ${PERSON.email}`, { cause }) }, `for ${PERSON.email}`);
      logger.warn(new SyntaxError(`Unexpected token 'K', "${BIO}" is not valid JSON`), 'unreadable');
      await app.visitor().get(`/api/members/${encodeURIComponent(PERSON.email)}`);
    });
    expect(lines[0]).toMatchObject({ err: { message: expect.stringContaining('Not delivered to') } });
    expect(leaks()).toEqual([]);
    expect(loggedLines().join('')).not.toContain(encodeURIComponent(PERSON.email));
  });

  it('holds nothing of a whole sign-in, at any level', async () => {
    const lines = await linesOf(() =>
      signIn(app.visitor(), { choose: PERSON, returnTo: '/members?q=beekeepers' }),
    );
    expect(lines.length).toBeGreaterThan(3);
    expect(leaks()).toEqual([]);
    expect(loggedLines().join('')).not.toContain('beekeepers');
  });
});
