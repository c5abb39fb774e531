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
import { BATCH_SIZES, type JobData, type QueueName } from './queues.js';

const POLLING_SECONDS = 1;

export interface Job<Name extends QueueName> {
  /** The same for every retry, so that a handler can be idempotent. */
  id: string;
  data: JobData[Name];
}

type Handler<Name extends QueueName> = (job: Job<Name>) => Promise<void>;

/** Background jobs in PostgreSQL (pg-boss), retried when they fail. */
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

  /** Registers the handler of a queue, which has to be idempotent. Call it from `onModuleInit`. */
  handle<Name extends QueueName>(queue: Name, handler: Handler<Name>): void {
    this.handlers.set(queue, handler as unknown as Handler<QueueName>);
  }

  /** Enqueues a job in the caller's transaction. */
  async enqueue<Name extends QueueName>(queue: Name, data: JobData[Name], within: Queryable): Promise<void> {
    await this.boss.send(queue, data, { db: executor(within) });
  }

  /** Enqueues many jobs by one statement, in the caller's transaction. */
  async enqueueAll<Name extends QueueName>(
    queue: Name,
    data: readonly JobData[Name][],
    within: Queryable,
  ): Promise<void> {
    if (data.length === 0) return;
    await this.boss.insert(
      data.map((one) => ({ name: queue, data: one })),
      { db: executor(within) },
    );
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.boss.start();
    if (!this.config.runsJobs) return;
    for (const queue of this.handlers.keys()) {
      const options = { pollingIntervalSeconds: POLLING_SECONDS, batchSize: BATCH_SIZES[queue] };
      await this.boss.work<JobData[QueueName]>(
        queue,
        options,
        async (jobs) => void (await this.doAll(queue, jobs)),
      );
    }
    await this.boss.schedule('billing', '*/10 * * * *');
    await this.boss.schedule('housekeeping', '17 * * * *');
    await this.boss.schedule('exchanges', '23 * * * *');
    await this.boss.schedule('notification-mail', '* * * * *');
    await this.boss.schedule('event-places', '* * * * *');
    await this.boss.schedule('event-reminders', '* * * * *');
    await this.boss.schedule('achievements', '* * * * *');
    await this.boss.schedule('digest', '11 7 * * *');
    await this.boss.schedule('season-reminders', '29 7 * * *');
    await this.boss.schedule('account-deletions', '7 * * * *');
    await this.boss.schedule('data-export-pruning', '37 * * * *');
    await this.boss.schedule('release-pruning', '41 3 * * *');
    await this.boss.schedule('upload-pruning', '11 4 * * *');
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.boss.stop({ graceful: true, wait: true, timeout: 5_000 });
  }

  /**
   * Runs all due jobs now, for processes without a worker, such as tests.
   * @throws what the first job that failed threw
   */
  async runDue(): Promise<void> {
    // A job may enqueue another one.
    while (await this.runEveryQueue());
  }

  private async runEveryQueue(): Promise<boolean> {
    let hasRun = false;
    for (const queue of this.handlers.keys()) {
      for (let jobs = await this.fetch(queue); jobs.length > 0; jobs = await this.fetch(queue)) {
        hasRun = true;
        const [failure] = await this.doAll(queue, jobs);
        if (failure) throw failure.reason;
      }
    }
    return hasRun;
  }

  /**
   * Completes or fails each job by itself, before pg-boss does so for the whole batch: a job that is retried elsewhere
   * must not be completed with this batch.
   */
  private async doAll(queue: QueueName, jobs: Job<QueueName>[]): Promise<PromiseRejectedResult[]> {
    const handler = this.handlers.get(queue)!;
    const outcomes = await Promise.allSettled(
      jobs.map(async (job) => {
        await handler(job);
        // Completed ones are kept for days. One of the schedule has no data.
        if (job.data !== null && 'forget' in job.data) await this.boss.deleteJob(queue, job.id);
        else await this.boss.complete(queue, job.id);
      }),
    );
    const failures: PromiseRejectedResult[] = [];
    for (const [index, outcome] of outcomes.entries()) {
      if (outcome.status === 'fulfilled') continue;
      const { id } = jobs[index]!;
      this.logger.warn(`job ${id} of ${queue} failed`, outcome.reason);
      await this.boss.fail(queue, id, outcome.reason as object);
      failures.push(outcome);
    }
    return failures;
  }

  private async fetch(queue: QueueName): Promise<Job<QueueName>[]> {
    return (await this.boss.fetch<JobData[QueueName]>(queue, { batchSize: BATCH_SIZES[queue] })) ?? [];
  }
}

function executor(queryable: Queryable): PgBoss.Db {
  return { executeSql: async (text, values) => ({ rows: await queryable.query({ text, values }) }) };
}
