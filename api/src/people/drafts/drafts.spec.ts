import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { createUser } from '../../../test/factories/user-factory.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import type { Transaction } from '../../core/database/database.js';

describe('/api/my/drafts', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app.close());

  const waiting = async (transaction: Transaction): Promise<number> => {
    const [row] = await transaction.query<{ count: number }>({
      text: `SELECT count(*)::integer AS count FROM pg_locks WHERE NOT granted AND relation = 'drafts'::regclass
             AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
    });
    return row!.count;
  };
  const until = async (holds: () => Promise<boolean>): Promise<void> => {
    while (!(await holds())) await setImmediate();
  };

  const content = { title: 'Half a', body: 'thought' };

  it('offers on another device what was begun on the first, until it is discarded', async () => {
    const leo = await createUser(app);
    const [laptop, phone] = [await app.signInAs(leo), await app.signInAs(leo)];
    expect((await laptop.put('/api/my/drafts/post', { content: { title: 'Half' } })).status).toBe(204);
    await laptop.put('/api/my/drafts/post', { content });
    expect((await phone.get('/api/my/drafts')).body).toMatchObject([{ place: 'post', content }]);
    await phone.delete('/api/my/drafts/post');
    expect((await laptop.get('/api/my/drafts')).body).toEqual([]);
  });

  it('is shown to nobody else', async () => {
    const leo = await app.signInAs(await createUser(app));
    await leo.put('/api/my/drafts/post', { content });
    expect((await (await app.signInAs(await createUser(app))).get('/api/my/drafts')).body).toEqual([]);
  });

  it('are a hundred at most, however many come at once', async () => {
    const user = await createUser(app);
    const leo = await app.signInAs(user);
    await app.database.execute({
      text: `INSERT INTO drafts (user_id, place, content) SELECT $1, 'reply:' || gen_random_uuid(), '{}' FROM generate_series(1, 98)`,
      values: [user.id],
    });
    let answers: Promise<number[]> | undefined;
    await app.database.transaction(async (transaction) => {
      // Nothing is written until all have begun.
      await transaction.query({ text: 'LOCK TABLE drafts IN SHARE MODE' });
      const save = () => leo.put(`/api/my/drafts/reply:${randomUUID()}`, { content });
      answers = Promise.all([save(), save(), save(), save()]).then((all) => all.map(({ status }) => status));
      await until(async () => (await waiting(transaction)) === 4);
    });
    expect((await answers)!.sort()).toEqual([204, 204, 409, 409]);
    const { body } = await leo.get('/api/my/drafts');
    expect(body).toHaveLength(100);
    expect((await leo.put(`/api/my/drafts/${body[0].place}`, { content })).status).toBe(204);
  });

  it('refuses what does not name a place, and what is too long', async () => {
    const leo = await app.signInAs(await createUser(app));
    expect((await leo.put('/api/my/drafts/reply:elsewhere', { content })).status).toBe(400);
    const refused = await leo.put('/api/my/drafts/post', { content: { body: 'x'.repeat(60_001) } });
    expect(refused.status).toBe(400);
    expect(refused.body.details.content).toEqual(['This draft is too long to save.']);
  });
});
