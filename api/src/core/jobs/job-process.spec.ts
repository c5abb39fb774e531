import PgBoss from 'pg-boss';
import { ApiProcess } from '../../../test/api-process.js';
import { setReadOnly } from '../../../test/database/test-database.js';
import { createUser } from '../../../test/factories/user-factory.js';
import { MailServer } from '../../../test/fakes/mail-server.js';
import { LiveStream } from '../../../test/live-stream.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import { MailService } from '../mail/mail.service.js';

const ROUNDS = 20;
const READY_WITHIN_MS = 5_000;

describe('A process that does jobs', () => {
  let app: TestApp;
  let server: MailServer;
  let api: ApiProcess;
  beforeAll(async () => {
    server = await MailServer.start();
    app = await createTestApp();
    api = await ApiProcess.start(app, { JOBS_WORKER: 'on', SMTP_URL: server.url, LOG_LEVEL: 'warn' });
  }, 60_000);
  afterAll(async () => {
    await api.kill();
    await app.close();
    server.stop();
  });

  const send = (to: string) =>
    app.database.transaction((transaction) =>
      app.nest.get(MailService).send({ to, subject: 'Hello', body: 'A letter.' }, transaction),
    );

  async function statesOfMail(): Promise<Record<string, number>> {
    const rows = await app.database.query<{ state: string; count: number }>({
      text: `SELECT state::text, count(*)::int AS count FROM pgboss.job WHERE name = 'mail' GROUP BY state`,
    });
    return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
  }

  it('answers again within five seconds of a database that was lost in the middle of a job, twenty times', async () => {
    const stream = await LiveStream.open(api.clientOf(await app.signInAs(await createUser(app))));
    server.together = Infinity;
    const waits: number[] = [];
    for (let round = 1; round <= ROUNDS; round += 1) {
      await send(`reader-${round}@example.test`);
      await server.visited();
      const cutOff = (off: boolean) =>
        round % 2 === 1 ? app.refuseConnections(off) : setReadOnly(app.config.databaseUrl, off);
      await cutOff(true);
      server.sendGreeting();
      await api.logged(/outcome of job \S+ of mail could not be written/, round);
      await cutOff(false);
      const since = performance.now();
      await api.ready();
      waits.push(performance.now() - since);
    }
    expect(Math.max(...waits)).toBeLessThan(READY_WITHIN_MS);
    await stream.until(() => stream.messages.some(({ event }) => event === 'reset'));
    expect(stream.ended).toBe(false);
    stream.close();
  }, 180_000);

  it('retries the jobs whose outcome it could not write once they expire', async () => {
    server.together = 1;
    expect(await statesOfMail()).toEqual({ active: ROUNDS });
    await app.database.execute({
      text: `UPDATE pgboss.job SET started_on = now() - expire_in - interval '1 second' WHERE name = 'mail'`,
    });
    const db = { executeSql: (text: string, values: unknown[]) => app.database.query({ text, values }) };
    await new PgBoss({ db: db as unknown as PgBoss.Db, migrate: false, supervise: false }).expire();
    await app.database.execute({ text: `UPDATE pgboss.job SET start_after = now() WHERE name = 'mail'` });
    let states = await statesOfMail();
    while (states.retry || states.active) states = await statesOfMail();
    expect(states).toEqual({ completed: ROUNDS });
  }, 60_000);

  it('finishes the job that is under way when it gets SIGTERM', async () => {
    server.together = Infinity;
    await send('last@example.test');
    await server.visited();
    const stopped = api.stop();
    server.sendGreeting();
    expect(await stopped).toBe(0);
    expect(await statesOfMail()).toEqual({ completed: ROUNDS + 1 });
  });
});
