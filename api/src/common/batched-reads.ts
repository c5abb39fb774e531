interface Question<K, V> {
  key: K;
  answer: Promise<V | undefined>;
  resolve: (value: V | undefined) => void;
  reject: (reason: unknown) => void;
}

const QUERIES_AT_ONCE = 2;

/**
 * Reads single rows, together when many ask at once: whoever arrives while enough queries run waits for the next one,
 * which reads everything asked for until then, the same thing once. Alone, a caller does not wait. Nothing is kept, so
 * an answer is never older than the question.
 */
export class BatchedReads<K, V> {
  private waiting = new Map<string, Question<K, V>>();
  private running = 0;

  /**
   * @param identify tells keys apart; the answer to equal ones is the same for everybody.
   * @param read answers in the order of the keys, undefined for what does not exist.
   */
  constructor(
    private readonly identify: (key: K) => string,
    private readonly read: (keys: readonly K[]) => Promise<(V | undefined)[]>,
  ) {}

  get(key: K): Promise<V | undefined> {
    const identity = this.identify(key);
    const asked = this.waiting.get(identity);
    if (asked) return asked.answer;
    const question = ask<K, V>(key);
    this.waiting.set(identity, question);
    if (this.running < QUERIES_AT_ONCE) void this.readWaiting();
    return question.answer;
  }

  private async readWaiting(): Promise<void> {
    const questions = [...this.waiting.values()];
    this.waiting = new Map();
    this.running += 1;
    try {
      const values = await this.read(questions.map(({ key }) => key));
      questions.forEach(({ resolve }, index) => resolve(values[index]));
    } catch (error) {
      for (const { reject } of questions) reject(error);
    } finally {
      this.running -= 1;
      if (this.waiting.size > 0) void this.readWaiting();
    }
  }
}

function ask<K, V>(key: K): Question<K, V> {
  let resolve!: Question<K, V>['resolve'];
  let reject!: Question<K, V>['reject'];
  const answer = new Promise<V | undefined>((...settle) => ([resolve, reject] = settle));
  return { key, answer, resolve, reject };
}
