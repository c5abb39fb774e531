/**
 * Concurrent requests for the same key share one query. Nothing is cached: a caller only gets a query that started
 * after its request, so people who arrive while one runs share the next.
 */
export class SingleFlight<T> {
  private readonly running = new Map<string, Promise<unknown>>();
  private readonly waiting = new Map<string, Promise<T>>();

  /** @param read must not depend on the caller, only on `key`. */
  get(key: string, read: () => Promise<T>): Promise<T> {
    const next = this.waiting.get(key);
    if (next) return next;
    const current = this.running.get(key);
    if (!current) return this.start(key, read);
    const promise = current.then(() => {
      this.waiting.delete(key);
      return this.start(key, read);
    });
    this.waiting.set(key, promise);
    return promise;
  }

  private start(key: string, read: () => Promise<T>): Promise<T> {
    const answer = read();
    const settled = answer.then(
      () => undefined,
      () => undefined,
    );
    this.running.set(key, settled);
    void settled.then(() => {
      if (this.running.get(key) === settled) this.running.delete(key);
    });
    return answer;
  }
}
