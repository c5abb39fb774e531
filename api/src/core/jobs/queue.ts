interface QueueOptions {
  /** How often a job that failed is tried again, and after how many seconds. */
  retryLimit: number;
  retryDelay?: number;
  retryBackoff?: boolean;
  /** When one that has not ended is given up; 300 unless said. */
  expireInSeconds?: number;
  /** Concurrent jobs per process; 1 unless said. */
  batchSize?: number;
  /** When a job without data is enqueued by itself: a cron expression, in UTC. */
  schedule?: string;
}

/** A job queue, whose jobs carry `Data`. */
export interface Queue<Data = unknown> extends Required<Omit<QueueOptions, 'schedule'>> {
  name: string;
  schedule: string | null;
  /** Of the type alone. */
  data?: Data;
}

const queues = new Map<string, Queue>();

/** Every queue that the loaded modules declare. */
export const allQueues = (): Queue[] => [...queues.values()];

/** Declares a queue, beside its handler: where a module is loaded, its queues are known. */
export function defineQueue<Data = Record<string, never>>(name: string, options: QueueOptions): Queue<Data> {
  if (queues.has(name)) throw new Error(`There are two job queues with the name ${name}`);
  const defaults = { retryDelay: 0, retryBackoff: false, expireInSeconds: 300, batchSize: 1, schedule: null };
  const queue = { name, ...defaults, ...options };
  queues.set(name, queue);
  return queue;
}
