import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { ResolvedRelease } from '../releases/release-set';
import { PooledWorker, type Pending } from './pooled-worker';
import {
  releaseKey,
  releasesFor,
  sectionReleases,
  type RenderedPage,
  type RenderJob,
  type WorkerMessage,
  type WorkerRequest,
} from './render-job';

interface Options {
  script: URL;
  releasesFolder: string;
  apiUrl: string;
  size: number;
  /** Timeout of a job, in milliseconds, after which its worker is terminated. */
  timeout?: number;
  onRendered?: (seconds: number, page: RenderedPage, job: RenderJob) => void;
  onWorkerLost?: (culprit: string | undefined, reason: string) => void;
}

const TIMEOUT_MS = 4_000;
/** So many timeouts long a job is waited for while its worker answers others. */
const MAX_TIMEOUTS = 3;
/** The last attempt runs no section's code, so that it always succeeds. */
const ATTEMPTS = 3;
/** What has not been loaded by then is loaded for the first page that needs it. */
const LOADED_WITHIN_MS = 15_000;
const MEMORY_MB = 256;
/** How long a release that crashed a worker is left to the browser. */
const QUARANTINE_MS = 60_000;
/** The same for one that only timed out waiting. */
const WAITING_MS = 10_000;

/**
 * Renders pages in worker threads. A worker that does not answer in time, or runs out of memory, is replaced; the
 * release it was running is left to the browser for a while, and its pages are rendered again without it.
 */
export class RenderPool {
  private readonly workers: PooledWorker[] = [];
  private readonly quarantine = new Map<string, number>();
  private readonly loading = new Map<number, () => void>();
  private nextId = 0;
  private closed = false;

  constructor(private readonly options: Options) {
    for (let n = 0; n < options.size; n += 1) this.start();
  }

  render(job: RenderJob): Promise<RenderedPage> {
    return new Promise((resolve, reject) => this.assign(job, resolve, reject, 1));
  }

  /** Has every worker load the code of releases, so that no page has to wait for it. */
  async load(releases: ResolvedRelease[]): Promise<void> {
    const sections = sectionReleases(releases);
    const loaded = this.workers.map(({ thread }) => {
      const id = (this.nextId += 1);
      const request: WorkerRequest = { kind: 'load', id, releases: sections };
      thread.postMessage(request);
      return new Promise<void>((resolve) => this.loading.set(id, resolve));
    });
    const timer = new AbortController();
    const enough = pause(LOADED_WITHIN_MS, undefined, { signal: timer.signal }).catch(() => undefined);
    await Promise.race([Promise.all(loaded), enough]);
    timer.abort();
    this.loading.clear();
  }

  async close(): Promise<void> {
    this.closed = true;
    await Promise.all(this.workers.map(({ thread }) => thread.terminate()));
  }

  private start(): void {
    const { script, releasesFolder, apiUrl } = this.options;
    const thread = new Worker(script, {
      workerData: { releasesFolder, apiUrl },
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    });
    const worker = new PooledWorker(thread);
    thread.on('message', (message: WorkerMessage) => this.receive(worker, message));
    let reason = 'it ended';
    thread.on('error', (error) => (reason = error.message));
    // Its last messages, which say what it was running, come before this and not always before its error.
    thread.on('exit', () => this.lose(worker, reason));
    this.workers.push(worker);
  }

  private assign(
    job: RenderJob,
    resolve: Pending['resolve'],
    reject: Pending['reject'],
    attempts: number,
  ): void {
    const worker = this.choose();
    const id = (this.nextId += 1);
    const timer = setTimeout(() => this.late(worker, id), this.timeout);
    const before = worker.thread.performance.eventLoopUtilization();
    worker.pending.set(id, { job, resolve, reject, timer, attempts, since: performance.now(), before });

    const releases = releasesFor(job);
    const leaveToBrowser = attempts < ATTEMPTS ? this.quarantined() : releases.map(releaseKey);
    const request: WorkerRequest = { kind: 'render', id, job: { ...job, releases }, leaveToBrowser };
    worker.thread.postMessage(request);
  }

  /** The least busy of the responsive workers. */
  private choose(): PooledWorker {
    const able = this.workers.filter((worker) => !worker.isStalled());
    return (able.length > 0 ? able : this.workers).reduce((a, b) =>
      b.pending.size < a.pending.size ? b : a,
    );
  }

  private receive(worker: PooledWorker, message: WorkerMessage): void {
    worker.heardAt = performance.now();
    if (message.kind === 'loaded') return this.loading.get(message.id)?.();
    const pending = worker.pending.get(message.id);
    if (message.kind === 'rendering') {
      worker.rendering = message.release;
      if (pending) pending.release = message.release;
      return;
    }
    if (!pending) return;
    worker.pending.delete(message.id);
    clearTimeout(pending.timer);
    if (message.kind === 'rendered') {
      this.options.onRendered?.((performance.now() - pending.since) / 1000, message.page, pending.job);
      pending.resolve(message.page);
    } else
      pending.reject(Object.assign(new Error(message.failure.message), { stack: message.failure.stack }));
  }

  /** A job that was not done in time: its worker has much to do, or never stops, or it waits for what may never come. */
  private late(worker: PooledWorker, id: number): void {
    const pending = worker.pending.get(id)!;
    const left = this.timeout - worker.silence();
    const isPatient = performance.now() - pending.since < MAX_TIMEOUTS * this.timeout;
    if (left > 0 && isPatient && worker.isBlocked(pending)) {
      pending.timer = setTimeout(() => this.late(worker, id), left);
      return;
    }
    if (pending.attempts === ATTEMPTS || worker.isBlocked(pending))
      return this.lose(worker, 'it took too long');
    worker.pending.delete(id);
    const { job, resolve, reject, release } = pending;
    if (release) this.quarantine.set(release, Date.now() + WAITING_MS);
    this.assign(job, resolve, reject, release ? pending.attempts + 1 : ATTEMPTS);
  }

  /** Replaces a worker and gives its jobs to the others, without the release that it was running. */
  private lose(worker: PooledWorker, reason: string): void {
    const index = this.workers.indexOf(worker);
    if (index < 0 || this.closed) return;
    this.workers.splice(index, 1);
    void worker.thread.terminate();
    this.start();
    if (worker.pending.size > 0 && worker.rendering)
      this.quarantine.set(worker.rendering, Date.now() + QUARANTINE_MS);
    this.options.onWorkerLost?.(worker.rendering, reason);
    for (const { job, resolve, reject, timer, attempts } of worker.pending.values()) {
      clearTimeout(timer);
      if (attempts < ATTEMPTS) this.assign(job, resolve, reject, attempts + 1);
      else reject(new Error(`The page could not be rendered: ${reason}`));
    }
  }

  private get timeout(): number {
    return this.options.timeout ?? TIMEOUT_MS;
  }

  private quarantined(): string[] {
    const now = Date.now();
    for (const [release, until] of this.quarantine) if (until < now) this.quarantine.delete(release);
    return [...this.quarantine.keys()];
  }
}
