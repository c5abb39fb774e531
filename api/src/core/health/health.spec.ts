import { createUser } from '../../../test/factories/user-factory.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';

describe('The api as a whole', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app.close());

  it('says that it is alive and ready', async () => {
    const visitor = app.visitor();
    expect((await visitor.get('/healthz')).body).toEqual({ status: 'ok' });
    expect((await visitor.get('/readyz')).body).toEqual({ status: 'ready' });
    expect(await createUser(app)).toMatchObject({ slug: 'person-1' });
  });

  it('is not ready while its tables are older than it is', async () => {
    const newest = `(SELECT max(timestamp) FROM migrations)`;
    await app.database.query({
      text: `UPDATE migrations SET timestamp = -timestamp WHERE timestamp = ${newest}`,
    });
    const answer = await app.visitor().get('/readyz');
    expect(answer.status).toBe(503);
    expect(answer.body.message).toBe(
      'The database lacks migrations of this version: run node dist/app/migrate.js.',
    );
    await app.database.query({ text: `UPDATE migrations SET timestamp = -timestamp WHERE timestamp < 0` });
    expect((await app.visitor().get('/readyz')).status).toBe(200);
  });

  it('says that it is the database it waits for', async () => {
    await app.refuseConnections(true);
    const answer = await app.visitor().get('/readyz');
    expect(answer.status).toBe(503);
    expect(answer.body.message).toMatch(/^The database does not answer \(.+\)\.$/);
    await app.refuseConnections(false);
    expect((await app.visitor().get('/readyz')).status).toBe(200);
  });

  it('denies readiness once it is asked to stop, and answers what still comes', async () => {
    const stopping = await createTestApp({ DRAIN_MS: '1000' });
    const [visitor, other] = [stopping.visitor(), stopping.visitor()];
    const stopped = stopping.close();
    const readiness = await visitor.get('/readyz');
    expect([readiness.status, readiness.headers.connection]).toEqual([503, 'close']);
    expect(readiness.body.message).toBe('This server is shutting down.');
    expect((await other.get('/healthz')).status).toBe(200);
    await stopped;
  });

  it('answers an unknown route with an error of the documented shape', async () => {
    const answer = await app.visitor().get('/api/nothing-here');
    expect(answer.status).toBe(404);
    expect(answer.body).toEqual({ code: 'not_found', message: 'Not found' });
  });
});
