import type { EventLoopUtilization } from 'node:perf_hooks';
import type { Worker } from 'node:worker_threads';
import type { RenderedPage, RenderJob } from './render-job';

export interface Pending {
  job: RenderJob;
  resolve: (page: RenderedPage) => void;
  reject: (error: Error) => void;
  timer: NodeJS.Timeout;
  attempts: number;
  /** The release whose code was run for it. */
  release?: string;
  since: number;
  /** How busy the worker was until then. */
  before: EventLoopUtilization;
}

/** Event-loop utilization above which a job counts as an endless loop rather than waiting. */
const BLOCKED = 0.9;
/** A worker that has been at a job for as long as this may never be done: others are asked first. */
const SLOW_JOB_MS = 300;

/** One worker thread and its jobs. */
export class PooledWorker {
  readonly pending = new Map<number, Pending>();
  /** The release whose code ran last. */
  rendering: string | undefined;
  /** When it last said anything, which an endless loop keeps it from. */
  heardAt = -Infinity;

  constructor(readonly thread: Worker) {}

  /** Whether the job keeps the CPU busy, as an endless loop does. */
  isBlocked({ before }: Pending): boolean {
    return this.thread.performance.eventLoopUtilization(before).utilization > BLOCKED;
  }

  /** Milliseconds of silence. */
  silence(now = performance.now()): number {
    return now - this.heardAt;
  }

  /** Whether one of its jobs takes unusually long. */
  isStalled(now = performance.now()): boolean {
    return [...this.pending.values()].some(({ since }) => now - since > SLOW_JOB_MS);
  }
}
