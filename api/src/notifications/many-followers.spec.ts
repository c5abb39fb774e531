import { createUser } from '../../test/factories/user-factory.js';
import { createPost } from '../../test/factories/product-factories.js';
import { createTestApp, type TestApp } from '../../test/test-app.js';

const FOLLOWERS = 300;

describe('What is announced to many', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app.close());

  it('does not hold up who wrote, and tells each of them once, by one statement', async () => {
    const author = await createUser(app);
    const post = await createPost(app, { authorId: author.id });
    await app.database.execute({
      text: `WITH made AS (
               INSERT INTO users (slug, email, onboarded_at)
               SELECT 'follower-' || n, 'follower-' || n || '@example.test', now() FROM generate_series(1, $2::int) n RETURNING id)
             INSERT INTO post_follows (post_id, user_id) SELECT $1, id FROM made`,
      values: [post.id, FOLLOWERS],
    });
    const notified = async () =>
      (await app.database.one<{ rows: number; people: number }>({
        text: `SELECT count(*)::int AS rows, count(DISTINCT user_id)::int AS people
                 FROM notifications WHERE kind = 'followed-reply'`,
      }))!;
    const writer = await app.signInAs(await createUser(app));
    expect((await writer.post(`/api/posts/${post.id}/replies`, { body: 'I think so.' })).status).toBe(201);
    expect(await notified()).toEqual({ rows: 0, people: 0 });

    const statements = await app.queriesOf(() => app.runJobs());
    expect(statements.filter((text) => text.includes('INSERT INTO notifications'))).toHaveLength(1);
    expect(statements.filter((text) => text.includes('INSERT INTO live_events'))).toHaveLength(1);
    expect(await notified()).toEqual({ rows: FOLLOWERS, people: FOLLOWERS });

    await app.database.execute({
      text: `INSERT INTO pgboss.job (name, data) SELECT name, data FROM pgboss.job WHERE name = 'notify'`,
    });
    await app.runJobs();
    expect(await notified()).toEqual({ rows: FOLLOWERS, people: FOLLOWERS });
  });
});
