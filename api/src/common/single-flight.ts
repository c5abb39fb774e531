/**
 * Lets requests that ask for the same public thing at the same time share one query.
 *
 * Nothing is kept: a caller is only ever answered by a query that started after it asked, so an answer is never older
 * than the question. While a query runs, those who arrive wait for the next one, which serves all of them.
 */
export class SingleFlight<T> {
  private readonly running = new Map<string, Promise<unknown>>();
  private readonly waiting = new Map<string, Promise<T>>();

  /** @param read must give the same answer to everybody who uses `key`. */
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
