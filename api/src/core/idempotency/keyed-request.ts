import type { Transaction } from '../database/database.js';
import { runInScope, type TransactionScope } from '../database/transaction-scope.js';
import { AlreadySentError, KeyReusedError } from './idempotency.errors.js';
import {
  type Answer,
  answered,
  type KnownRequest,
  nameTaken,
  requestNamed,
  type RequestName,
} from './idempotency.queries.js';

type State = 'new' | 'changing' | 'changed';

/** A request that its client has named: its first transaction takes the name, so that only one makes a change. */
export class KeyedRequest implements TransactionScope {
  /** Whether it repeats one that has been made, or is being made. */
  isRepeat = false;
  /** Whether its failure is an answer, which leaves nothing behind, rather than an accident. */
  isRefused = false;
  /** What a repeat gets already. */
  answer: Answer | undefined;
  isOver = false;
  private state: State = 'new';

  /** @param answerOf makes the answer from what a transaction returned, where that is known beforehand */
  constructor(
    readonly name: RequestName,
    private readonly answerOf: (result: unknown) => Answer | undefined,
  ) {}

  get hasChanged(): boolean {
    return this.state === 'changed';
  }

  /**
   * Does the work of a transaction under the name. Two at once wait for one another here.
   * @throws AlreadySentError, KeyReusedError when another had it first
   */
  async change<T>(transaction: Transaction, work: () => Promise<T>): Promise<T> {
    if (this.state === 'new') {
      this.state = 'changing';
      await this.takeName(transaction);
    }
    const result = await runInScope(undefined, work);
    const answer = this.answerOf(result);
    if (answer) {
      await transaction.query(answered(this.name, answer));
      this.answer = answer;
    }
    return result;
  }

  committed(): void {
    this.state = 'changed';
  }

  rolledBack(): void {
    if (this.state !== 'changing') return;
    this.state = 'new';
    this.answer = undefined;
  }

  /** What goes on once it is answered is no part of it. */
  end(): void {
    this.isOver = true;
  }

  /** Runs the handler: the transactions it makes are the request's. */
  run<T>(handler: () => T): T {
    return runInScope(this, handler);
  }

  private async takeName(transaction: Transaction): Promise<void> {
    if ((await transaction.query(nameTaken(this.name))).length > 0) return;
    const [first] = await transaction.query<KnownRequest>(requestNamed(this.name));
    if (first && first.fingerprint !== this.name.fingerprint) throw new KeyReusedError();
    this.isRepeat = true;
    throw new AlreadySentError();
  }
}
