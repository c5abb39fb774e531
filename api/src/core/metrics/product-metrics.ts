import { Gauge, type Registry } from 'prom-client';
import type { Database } from '../database/database.js';
import { allQueues } from '../jobs/queue.js';
import { canaryCounts, jobCounts, undeliverableCount } from './metrics.queries.js';

const STATES = ['created', 'retry', 'active', 'failed'];

/**
 * What only the database knows: read when Prometheus asks. While the database is away these series are missing, and
 * the process's own are still there to be read.
 */
export function measureProduct(database: Database, registry: Registry): void {
  new Gauge({
    name: 'job_queue_jobs',
    help: 'Jobs in the queue, by state; completed ones are not counted',
    labelNames: ['queue', 'state'],
    registers: [registry],
    async collect() {
      this.reset();
      const counts = await database
        .query<{ queue: string; state: string; jobs: number }>(jobCounts())
        .catch(() => null);
      if (!counts) return;
      for (const { name: queue } of allQueues()) for (const state of STATES) this.set({ queue, state }, 0);
      for (const { queue, state, jobs } of counts) this.set({ queue, state }, jobs);
    },
  });
  new Gauge({
    name: 'release_canaries',
    help: 'Canaries under way, by section',
    labelNames: ['app'],
    registers: [registry],
    async collect() {
      this.reset();
      const counts = await database
        .query<{ app: string; canaries: number }>(canaryCounts())
        .catch(() => null);
      for (const { app, canaries } of counts ?? []) this.set({ app }, canaries);
    },
  });
  new Gauge({
    name: 'mail_undeliverable_addresses',
    help: 'Addresses that the mail server refuses for good',
    registers: [registry],
    async collect() {
      this.reset();
      const count = await database.one<{ addresses: number }>(undeliverableCount()).catch(() => null);
      if (count) this.set(count.addresses);
    },
  });
}
