import { countQueries } from '../../test/count-queries.js';
import { createUser } from '../../test/factories.js';
import { createTestApp, type TestApp } from '../../test/test-app.js';
import type { BatchedAnswer } from './batch.dto.js';

const batch = (...paths: string[]) =>
  `/api/batch?${new URLSearchParams(paths.map((path): [string, string] => ['read', path])).toString()}`;

describe('GET /api/batch', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app.close());

  it('answers each read as its own request would have been answered', async () => {
    const member = await app.signInAs(await createUser(app));
    const paths = ['/api/user/points', '/api/posts?limit=1', '/api/courses/none-such'];
    const answer = await member.get(batch(...paths));
    expect(answer.status).toBe(200);
    const alone = await Promise.all(paths.map((path) => member.get(path)));
    const answers = answer.body as BatchedAnswer[];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 404]);
    expect(answers.map(({ body }) => JSON.parse(body))).toEqual(alone.map((each) => each.body as unknown));
    expect(answers[1]!.headers['x-total-count']).toBe(alone[1]!.headers['x-total-count']);
  });

  it('gives a visitor nothing that is for members', async () => {
    const [points] = (await app.visitor().get(batch('/api/user/points', '/api/events')))
      .body as BatchedAnswer[];
    expect(points!.status).toBe(401);
  });

  it('asks once who is asking, however much is read', async () => {
    const member = await app.signInAs(await createUser(app));
    const reads = Array.from({ length: 10 }, () => '/api/user/points');
    const alone = await countQueries(app, () => member.get('/api/user/points'));
    const together = await countQueries(app, () => member.get(batch(...reads)));
    // The batch itself, the first of its reads, and one for all the others.
    expect(together).toBeLessThanOrEqual(10 * (alone - 1) + 3);
  });

  it.each([
    ['nothing', '/api/batch'],
    ['another site', batch('https://example.org/api/events')],
    ['what is not the api', batch('/auth/development')],
    ['what signs out', batch('/api/logout')],
    ['itself', batch(batch('/api/events'))],
    ['more than twenty things', batch(...Array.from({ length: 21 }, () => '/api/events'))],
  ])('refuses to read %s', async (_what, url) => {
    const answer = await app.visitor().get(url);
    expect(answer.status).toBe(400);
    expect(answer.body.details).toHaveProperty('read');
  });
});
