import { createTestApp, type TestApp } from '../../../test/test-app.js';

describe('The jobs', () => {
  let app: TestApp;
  beforeAll(async () => void (app = await createTestApp()));
  afterAll(() => app.close());

  it('of the schedule, which have no data, are completed', async () => {
    await app.database.execute({
      text: `INSERT INTO pgboss.job (name, data) VALUES ('housekeeping', NULL)`,
    });
    await app.runJobs();
    const states = await app.database.query<{ state: string }>({
      text: `SELECT state FROM pgboss.job WHERE name = 'housekeeping' AND data IS NULL`,
    });
    expect(states).toEqual([{ state: 'completed' }]);
  });
});

describe('A process that does jobs', () => {
  let app: TestApp;
  beforeAll(async () => void (app = await createTestApp({ JOBS_WORKER: 'on' })));
  afterAll(() => app.close());

  it('enqueues and does those of the schedule', async () => {
    const done = () =>
      app.database.one({
        text: `SELECT 1 FROM pgboss.job WHERE name = 'notification-mail' AND state = 'completed'`,
      });
    while (!(await done()));
  });
});
