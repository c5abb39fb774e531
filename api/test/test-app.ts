import type { AddressInfo } from 'node:net';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { jest } from '@jest/globals';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { createApp } from '../src/app/app.js';
import { WORK_LIMITS, type WorkLimits } from '../src/core/http/overload/overload.js';
import { createLogger } from '../src/core/logging/logging.js';
import { readConfig } from '../src/app/config.js';
import { type Config } from '../src/core/config/config.js';
import { Database } from '../src/core/database/database.js';
import { JobsService } from '../src/core/jobs/jobs.service.js';
import { hashToken, newToken } from '../src/identity/sessions/token.js';
import type { User } from '../src/identity/users/user.entity.js';
import { captured, mustNotBeLogged } from './captured-logs.js';
import { Client } from './client.js';
import { createTestDatabase, setAllowConnections } from './database/test-database.js';
import { VISIT_SECRET } from './visits.js';

/** The api on a database of its own, spoken to over HTTP. */
export class TestApp {
  constructor(
    private running: NestFastifyApplication | undefined,
    readonly config: Config,
    private readonly release: () => Promise<void>,
  ) {}

  get nest(): NestFastifyApplication {
    if (!this.running) throw new Error('The app is closed.');
    return this.running;
  }

  /** Repositories for arranging a test: `app.data.getRepository(Course)`. */
  get data(): DataSource {
    return this.nest.get(DataSource);
  }

  get database(): Database {
    return this.nest.get(Database);
  }

  /** A new browser that nobody has signed in on. */
  visitor(): Client {
    const { port } = this.nest.getHttpServer().address() as AddressInfo;
    return new Client(port);
  }

  /** A browser that is already signed in as this person. */
  async signInAs(user: Pick<User, 'id'>): Promise<Client> {
    const token = newToken();
    mustNotBeLogged(token);
    await this.database.query({
      text: `INSERT INTO sessions (token_hash, user_id, authenticated_at, expires_at)
             VALUES ($1, $2, now(), now() + interval '1 day')`,
      values: [hashToken(token), user.id],
    });
    const client = this.visitor();
    client.cookies.set('futurelab', token);
    return client;
  }

  /** Does every queued job that is due. */
  runJobs(): Promise<void> {
    return this.nest.get(JobsService).runDue();
  }

  /** The SQL that ran while `work` did. */
  async queriesOf(work: () => Promise<unknown>): Promise<string[]> {
    const queries: string[] = [];
    const { query } = pg.Client.prototype;
    const spy = jest.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
      this: pg.Client,
      ...args
    ) {
      const first: unknown = args[0];
      queries.push(typeof first === 'string' ? first : (first as { text: string }).text);
      return query.apply(this, args as never) as never;
    });
    try {
      await work();
    } finally {
      spy.mockRestore();
    }
    return queries;
  }

  /** Cuts this app's database off, as if its server were away, or brings it back. */
  refuseConnections(refuse: boolean): Promise<void> {
    return setAllowConnections(this.config.databaseUrl, !refuse);
  }

  async close(): Promise<void> {
    await this.running?.close();
    // The module of the spec stays in memory, and so would the app.
    this.running = undefined;
    await this.release();
  }
}

/** Starts the api for one spec file; `close()` it in `afterAll`. `env` overrides the configuration. */
/** A machine with much else to do is no overload. */
const LIMITS: WorkLimits = { ...WORK_LIMITS, eventLoopDelay: 0 };

export async function createTestApp(env: Record<string, string> = {}, limits = LIMITS): Promise<TestApp> {
  const database = await createTestDatabase();
  const config = readConfig({
    DATABASE_URL: database.url,
    DATABASE_POOL_SIZE: '8',
    API_PORT: '0',
    DRAIN_MS: '0',
    JOBS_WORKER: 'off',
    VISIT_SECRET,
    LOG_LEVEL: 'trace',
    ...env,
  });
  const nest = await createApp(config, createLogger(config.logLevel, captured), limits);
  await nest.listen(0, '127.0.0.1');
  return new TestApp(nest, config, () => database.drop());
}
