import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import PgBoss from 'pg-boss';
import { CONFIG, type Config } from '../config/config.js';
import { Database, type Queryable } from '../database/database.js';
import { type JobData, type QueueName } from './queues.js';

const POLLING_SECONDS = 1;

export interface Job<Name extends QueueName> {
  /** The same at every try: what a handler did under this id, it does not do again. */
  id: string;
  data: JobData[Name];
}

type Handler<Name extends QueueName> = (job: Job<Name>) => Promise<void>;

/** Work that happens after the answer, kept in PostgreSQL: tried again when it fails, and never lost. */
@Injectable()
export class JobsService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(JobsService.name);
  private readonly boss: PgBoss;
  private readonly handlers = new Map<QueueName, Handler<QueueName>>();

  constructor(
    database: Database,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    const { runsJobs } = config;
    this.boss = new PgBoss({
      db: executor(database),
      migrate: false,
      supervise: runsJobs,
      schedule: runsJobs,
    });
    this.boss.on('error', (error) => this.logger.warn('job queue', error));
  }

  /** Says what a kind of job does; handlers must be safe to run twice. Call it from `onModuleInit`. */
  handle<Name extends QueueName>(queue: Name, handler: Handler<Name>): void {
    this.handlers.set(queue, handler as unknown as Handler<QueueName>);
  }

  /** Queues a job in the caller's transaction: it exists if, and only if, that commits. */
  async enqueue<Name extends QueueName>(queue: Name, data: JobData[Name], within: Queryable): Promise<void> {
    await this.boss.send(queue, data, { db: executor(within) });
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.boss.start();
    if (!this.config.runsJobs) return;
    for (const [queue, handler] of this.handlers) {
      await this.boss.work(queue, { pollingIntervalSeconds: POLLING_SECONDS }, async ([job]) => {
        if (job) await handler(job as Job<QueueName>);
      });
    }
    await this.boss.schedule('housekeeping', '17 * * * *');
    await this.boss.schedule('release-pruning', '41 3 * * *');
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.boss.stop({ graceful: true, wait: true, timeout: 5_000 });
  }

  /** Does everything that is due, now. For processes that do not run jobs by themselves, such as tests. */
  async runDue(): Promise<void> {
    for (const [queue, handler] of this.handlers) {
      for (let jobs = await this.fetch(queue); jobs.length > 0; jobs = await this.fetch(queue)) {
        for (const job of jobs) {
          await handler(job as Job<QueueName>);
          await this.boss.complete(queue, job.id);
        }
      }
    }
  }

  private async fetch(queue: QueueName) {
    return (await this.boss.fetch(queue, { batchSize: 20 })) ?? [];
  }
}

function executor(queryable: Queryable): PgBoss.Db {
  return { executeSql: async (text, values) => ({ rows: await queryable.query({ text, values }) }) };
}
