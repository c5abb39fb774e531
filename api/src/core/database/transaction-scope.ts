import { AsyncLocalStorage } from 'node:async_hooks';
import type { Transaction } from './database.js';

/** What surrounds the transactions of a request, such as its idempotency key. */
export interface TransactionScope {
  readonly isOver: boolean;
  /** Runs the work of a transaction, and whatever belongs to it. */
  change<T>(transaction: Transaction, work: () => Promise<T>): Promise<T>;
  committed(): void;
  rolledBack(): void;
}

const running = new AsyncLocalStorage<TransactionScope | undefined>();

/** The scope of the handler that is running, outside of its transactions. */
export function transactionScope(): TransactionScope | undefined {
  const scope = running.getStore();
  return scope?.isOver ? undefined : scope;
}

export const runInScope = <T>(scope: TransactionScope | undefined, work: () => T): T =>
  running.run(scope, work);
