import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { jest } from '@jest/globals';
import type { Client } from '../../../test/client.js';
import { CONTACT, fromSomewhere, mailsTo } from '../../../test/factories/enquiry-factory.js';
import { picture, upload } from '../../../test/factories/picture-factory.js';
import { addToGroup, createGroup } from '../../../test/factories/product-factories.js';
import { createUser } from '../../../test/factories/user-factory.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import { ApiError } from '../errors/errors.js';
import { LiveService } from '../live/live.service.js';

const POST = { title: 'Which model?', body: 'For a first draft.', kind: 'question' };
const REUSED = [422, 'idempotency_key_reused'];

describe('A request with an Idempotency-Key', () => {
  let app: TestApp;
  let folder: string;
  let member: Client;
  let other: Client;
  let key: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'futurelab-repeats-'));
    app = await createTestApp({ UPLOADS_DIR: folder });
  });
  afterAll(async () => {
    await app.close();
    await rm(folder, { recursive: true, force: true });
  });
  beforeEach(async () => {
    key = randomUUID();
    [member, other] = [await newcomer(), await newcomer()];
  });
  afterEach(() => jest.restoreAllMocks());

  const newcomer = async () =>
    app.signInAs(await createUser(app, { joinedAt: new Date('2026-01-10'), firstName: 'Maya' }));
  const write = (body: object = {}, client = member) =>
    client.post('/api/posts', { ...POST, ...body }, { key });
  const written = async (client = member): Promise<number> =>
    (await client.get('/api/posts?view=mine')).body.length;
  const codeOf = ({ status, body }: { status: number; body: { code: string } }) => [status, body.code];
  const rows = () => app.data.query('SELECT status, body FROM idempotency_keys WHERE key = $1', [key]);

  it('is answered again as it was, and makes one thing', async () => {
    const first = await write();
    const again = await write();
    expect([again.status, again.text, again.headers['content-type']]).toEqual([
      201,
      first.text,
      first.headers['content-type'],
    ]);
    expect(await written()).toBe(1);
  });

  it('makes one thing when it comes several times at once', async () => {
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => write()));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await written()).toBe(1);
  });

  it('has nothing to say again where there was nothing', async () => {
    const { id } = (await write()).body;
    const removal = randomUUID();
    const remove = () => member.delete(`/api/posts/${id}`, { key: removal });
    const answers = [...(await Promise.all([remove(), remove()])), await remove()];
    expect(answers.map(({ status, text }) => [status, text])).toEqual([1, 2, 3].map(() => [204, '']));
  });

  it('is refused with another body, or at another address', async () => {
    await write();
    expect(codeOf(await write({ title: 'Which other model?' }))).toEqual(REUSED);
    expect(codeOf(await member.patch('/api/my/profile', POST, { key }))).toEqual(REUSED);
    expect(await written()).toBe(1);
  });

  it('is refused with another body while the first is being written', async () => {
    const answers = await Promise.all([write(), write({ title: 'Which other model?' })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
    expect(await written()).toBe(1);
  });

  it('is the same in whatever order the fields are', async () => {
    const { body } = await write();
    const { kind, ...rest } = POST;
    expect((await member.post('/api/posts', { kind, ...rest }, { key })).body).toEqual(body);
  });

  it('is another’s own under the same key', async () => {
    const answers = [await write(), await write({ title: 'Mine' }, other)];
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect([await written(), await written(other)]).toEqual([1, 1]);
  });

  it('can be corrected after a refusal, under the same key', async () => {
    expect((await write({ title: ' ' })).status).toBe(400);
    expect(await rows()).toEqual([]);
    expect((await write()).status).toBe(201);
  });

  it('counts once towards a limit', async () => {
    const found = (name: string, named?: string) =>
      member.post('/api/groups', { name, summary: 'Many.', privacy: 'public' }, { key: named });
    for (const name of ['One', 'Two', 'Three', 'Four']) expect((await found(name)).status).toBe(201);
    for (let times = 0; times < 4; times += 1) expect((await found('Five', key)).status).toBe(201);
    expect((await found('Six')).status).toBe(429);
  });

  it.each(['short', 'with a space', 'x'.repeat(201), '', 'ünïcödé-key'])(
    'says what a key has to be, instead of taking %j',
    async (bad) => {
      const { status, body } = await member.post('/api/posts', POST, {
        headers: { 'idempotency-key': Buffer.from(bad).toString('latin1') },
      });
      expect([status, body.code]).toEqual([400, 'bad_idempotency_key']);
      expect(body.message).toContain('8 to 200 characters');
    },
  );

  it('saves its answer with what it changes, so that a process may die before it answers', async () => {
    const queries = await app.queriesOf(() => write());
    const answers = queries.filter((query) => query.startsWith('INSERT INTO idempotency_keys AS'));
    expect(answers).toHaveLength(1);
    expect(queries.indexOf(answers[0]!)).toBeLessThan(queries.indexOf('COMMIT'));
  });

  it('says that it was saved where the process died before its answer was known', async () => {
    await write();
    await app.data.query(
      `UPDATE idempotency_keys SET status = NULL, headers = NULL, body = NULL, created_at = now() - interval '2 minutes'
       WHERE key = $1`,
      [key],
    );
    const again = await write();
    expect(codeOf(again)).toEqual([409, 'already_sent']);
    expect(again.body.message).toBe('This was already saved. Reload the page to see it.');
    expect(await written()).toBe(1);
  });

  describe('that fails after it has saved something', () => {
    let links: string;
    const link = { title: 'A guide', url: 'https://example.test/guide' };
    const add = () => member.post(links, link, { key });
    const failing = (error: Error) =>
      jest.spyOn(app.nest.get(LiveService), 'publish').mockRejectedValueOnce(error);
    beforeEach(async () => {
      const user = await createUser(app);
      const group = await createGroup(app);
      await addToGroup(app, group, user);
      member = await app.signInAs(user);
      links = `/api/groups/${group.id}/links`;
    });

    it('can be sent again when it was refused', async () => {
      failing(new ApiError(503, 'busy', 'Please try again.'));
      expect((await add()).status).toBe(503);
      expect(await rows()).toEqual([]);
      expect((await add()).status).toBe(201);
    });

    it('is not made again when it went wrong', async () => {
      failing(new Error('The connection ended'));
      expect((await add()).status).toBe(500);
      await app.data.query(
        `UPDATE idempotency_keys SET created_at = now() - interval '2 minutes' WHERE key = $1`,
        [key],
      );
      expect(codeOf(await add())).toEqual([409, 'already_sent']);
    });
  });

  it('takes one file however often it arrives', async () => {
    const file = await picture(30, 20).png().toBuffer();
    const answers = await Promise.all([1, 2].map(() => upload(member, file, { key })));
    answers.push(await upload(member, file, { key }));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    const { body } = await member.get('/api/my/profile');
    const uploads = await app.data.query('SELECT FROM uploads WHERE user_id = $1', [body.id]);
    expect(uploads).toHaveLength(1);
  });

  it('of a visitor is one mail', async () => {
    const email = `${key}@example.test`;
    const subscribe = () =>
      app
        .visitor()
        .post(
          '/api/subscribe',
          { name: 'Ines', email, source: 'landing_page' },
          { key, headers: fromSomewhere() },
        );
    const answers = [await subscribe(), await subscribe()];
    expect(answers[1]!.text).toBe(answers[0]!.text);
    expect(await mailsTo(app, email)).toHaveLength(1);

    const enquire = (message: string) =>
      app
        .visitor()
        .post(
          '/api/enquiries',
          { ...CONTACT, email, message },
          { key: `enquiry-${key}`, headers: fromSomewhere() },
        );
    const sent = [await enquire(CONTACT.message), await enquire(CONTACT.message)];
    expect(sent[1]!.body).toEqual(sent[0]!.body);
    expect(codeOf(await enquire('Something else altogether.'))).toEqual(REUSED);
    expect(await mailsTo(app, email)).toHaveLength(2);
  });

  it('is forgotten after five weeks', async () => {
    const housekeeping = async () => {
      await app.data.query(`INSERT INTO pgboss.job (name, data) VALUES ('housekeeping', '{}')`);
      await app.runJobs();
      return (await rows()).length;
    };
    const age = (days: number) =>
      app.data.query(
        `UPDATE idempotency_keys SET created_at = now() - make_interval(days => $2) WHERE key = $1`,
        [key, days],
      );
    await write();
    await age(34);
    expect(await housekeeping()).toBe(1);
    await age(36);
    expect(await housekeeping()).toBe(0);
  });
});
