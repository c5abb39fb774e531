import { setTimeout as pause } from 'node:timers/promises';
import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import PgBoss from 'pg-boss';
import { repeat } from '../async/repeat.js';
import { CONFIG, type Config } from '../config/config.js';
import { Database, type Queryable } from '../database/database.js';
import { jobDataChange } from './jobs.queries.js';
import { allQueues, type Queue } from './queue.js';
import { jobsDue } from './schedule.js';

const POLLING_MS = 1_000;
const SCHEDULE_MS = 10_000;
/** What became due shortly before a start, while nothing was running. */
const SCHEDULED_BEFORE_MS = 60_000;
const STOP_WITHIN_MS = 5_000;
/** Long enough for a person to see them and to decide on them. */
const FAILED_STORED_FOR_SECONDS = 14 * 24 * 60 * 60;

export interface Job<Data> {
  /** The same for every retry, so that a handler can be idempotent. */
  id: string;
  data: Data;
}

type Handler<Data> = (job: Job<Data>) => Promise<void>;

/**
 * Background jobs in PostgreSQL (pg-boss), retried when they fail. pg-boss neither works through its queues nor keeps its
 * schedule here: its own ways of doing that end the process when the outcome of a job cannot be written.
 */
@Injectable()
export class JobsService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(JobsService.name);
  private readonly boss: PgBoss;
  private readonly handlers = new Map<Queue, Handler<object | null>>();
  /** By their ids. */
  private readonly underWay = new Map<string, Queue>();
  private scheduledUntil = new Date(Date.now() - SCHEDULED_BEFORE_MS);
  private stops: (() => Promise<void>)[] = [];
  private isStopping = false;
  private readonly stopListeners: (() => void)[] = [];

  constructor(
    private readonly database: Database,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    this.boss = new PgBoss({
      db: executor(database),
      migrate: false,
      supervise: config.runsJobs,
      schedule: false,
      archiveFailedAfterSeconds: FAILED_STORED_FOR_SECONDS,
    });
    this.boss.on('error', (error) => this.logger.warn('job queue', error));
  }

  /** Registers the handler of a queue, which has to be idempotent. Call it from `onModuleInit`. */
  handle<Data extends object>(queue: Queue<Data>, handler: Handler<Data>): void {
    this.handlers.set(queue, handler as Handler<object | null>);
  }

  /** Calls `listener` when this process stops, and its jobs have ended or are left to another one. */
  onStop(listener: () => void): void {
    this.stopListeners.push(listener);
  }

  /** Enqueues a job in the caller's transaction. */
  async enqueue<Data extends object>(queue: Queue<Data>, data: Data, transaction: Queryable): Promise<void> {
    await this.boss.send(queue.name, data, { db: executor(transaction) });
  }

  /** Enqueues many jobs by one statement, in the caller's transaction. */
  async enqueueAll<Data extends object>(
    queue: Queue<Data>,
    data: readonly Data[],
    transaction: Queryable,
  ): Promise<void> {
    if (data.length === 0) return;
    await this.boss.insert(
      data.map((one) => ({ name: queue.name, data: one })),
      { db: executor(transaction) },
    );
  }

  /** Changes what a job under way carries, for its next attempts. */
  async changeData<Data extends object>(
    queue: Queue<Data>,
    id: string,
    change: Partial<Data>,
  ): Promise<void> {
    await this.database.execute(jobDataChange(queue.name, id, change));
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.boss.start();
    if (!this.config.runsJobs) return;
    const onError = (error: unknown) => this.logger.warn('job queue', error);
    this.stops = [...this.handlers.keys()].map((queue) =>
      repeat(() => this.workThrough(queue), { everyMs: POLLING_MS, onError }),
    );
    this.stops.push(repeat(() => this.enqueueScheduled(), { everyMs: SCHEDULE_MS, onError }));
  }

  /** Jobs under way are finished; those that take too long are retried by another process. */
  async beforeApplicationShutdown(): Promise<void> {
    this.isStopping = true;
    const finished = new AbortController();
    const late = pause(STOP_WITHIN_MS, undefined, { signal: finished.signal });
    await Promise.race([Promise.all(this.stops.map((stop) => stop())), late]);
    finished.abort();
    for (const onStop of this.stopListeners) onStop();
    for (const [id, queue] of this.underWay) await this.fail(queue, id, new Error('The process was stopped'));
    await this.boss.stop({ graceful: false });
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

  /** Does batches of jobs until one is not full. */
  private async workThrough(queue: Queue): Promise<void> {
    while (!this.isStopping && (await this.doBatch(queue)) === queue.batchSize);
  }

  /**
   * Does one batch of jobs. One that does not end is given up when it expires, and then retried.
   * @returns how many there were
   */
  private async doBatch(queue: Queue): Promise<number> {
    const jobs = await this.fetch(queue);
    if (jobs.length === 0) return 0;
    const done = new AbortController();
    const expiry = pause(queue.expireInSeconds * 1000, undefined, {
      signal: done.signal,
      ref: false,
    });
    await Promise.race([this.doAll(queue, jobs), expiry]);
    done.abort();
    return jobs.length;
  }

  /** Never rejects. */
  private async doAll(queue: Queue, jobs: Job<object | null>[]): Promise<PromiseRejectedResult[]> {
    const outcomes = await Promise.allSettled(jobs.map((job) => this.do(queue, job)));
    return outcomes.filter((outcome) => outcome.status === 'rejected');
  }

  /** @throws what its handler threw */
  private async do(queue: Queue, job: Job<object | null>): Promise<void> {
    const { id, data } = job;
    this.underWay.set(id, queue);
    try {
      await this.handlers.get(queue)!(job);
      // Completed ones are stored for days. One of the schedule has no data.
      const forget = data !== null && 'forget' in data;
      await this.write(queue, id, () =>
        forget ? this.boss.deleteJob(queue.name, id) : this.boss.complete(queue.name, id),
      );
    } catch (error) {
      this.logger.warn(`job ${id} of ${queue.name} failed`, error);
      await this.fail(queue, id, error);
      throw error;
    } finally {
      this.underWay.delete(id);
    }
  }

  private fail(queue: Queue, id: string, error: unknown): Promise<void> {
    return this.write(queue, id, () => this.boss.fail(queue.name, id, error as object));
  }

  /** Writes the outcome of a job. Never rejects: without an outcome a job is retried when it expires. */
  private async write(queue: Queue, id: string, outcome: () => Promise<unknown>): Promise<void> {
    try {
      await outcome();
    } catch (error) {
      this.logger.warn(`the outcome of job ${id} of ${queue.name} could not be written`, error);
    }
  }

  private async enqueueScheduled(): Promise<void> {
    const now = new Date();
    const due = jobsDue(allQueues(), this.scheduledUntil, now);
    if (due.length > 0) await this.boss.insert(due);
    // Only now: what could not be enqueued is still due at the next turn.
    this.scheduledUntil = now;
  }

  private async fetch(queue: Queue): Promise<Job<object | null>[]> {
    const jobs = await this.boss.fetch<object | null>(queue.name, { batchSize: queue.batchSize });
    return jobs ?? [];
  }
}

function executor(queryable: Queryable): PgBoss.Db {
  return { executeSql: async (text, values) => ({ rows: await queryable.query({ text, values }) }) };
}
