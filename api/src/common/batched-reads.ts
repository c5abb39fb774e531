interface Waiting<K, V> {
  key: K;
  resolve: (value: V | undefined) => void;
  reject: (reason: unknown) => void;
}

const QUERIES_AT_ONCE = 2;

/**
 * Reads single rows, together when many ask at once: whoever arrives while enough queries run waits for the next one,
 * which reads everything asked for until then. Alone, a caller does not wait. Nothing is kept, so an answer is never
 * older than the question.
 */
export class BatchedReads<K, V> {
  private waiting: Waiting<K, V>[] = [];
  private running = 0;

  /** @param read answers in the order of the keys, undefined for what does not exist. */
  constructor(private readonly read: (keys: readonly K[]) => Promise<(V | undefined)[]>) {}

  get(key: K): Promise<V | undefined> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ key, resolve, reject });
      if (this.running < QUERIES_AT_ONCE) void this.readWaiting();
    });
  }

  private async readWaiting(): Promise<void> {
    const batch = this.waiting;
    this.waiting = [];
    this.running += 1;
    try {
      const values = await this.read(batch.map(({ key }) => key));
      batch.forEach(({ resolve }, index) => resolve(values[index]));
    } catch (error) {
      for (const { reject } of batch) reject(error);
    } finally {
      this.running -= 1;
      if (this.waiting.length > 0) void this.readWaiting();
    }
  }
}
