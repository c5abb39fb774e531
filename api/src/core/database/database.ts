import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Pool, PoolClient, QueryResult } from 'pg';
import { type DataSource, type EntityManager } from 'typeorm';
import { transactionScope } from './transaction-scope.js';

/**
 * One SQL statement. Give reads a `name`: PostgreSQL then parses and plans it once per connection.
 * Names are global to the api, so prefix them with the module: `events.upcoming`.
 */
export interface Statement {
  name?: string;
  text: string;
  values?: readonly unknown[];
}

/** Runs statements; either the pool, or one connection inside a transaction. */
export interface Queryable {
  query<T>(statement: Statement): Promise<T[]>;
}

/** A transaction: SQL and entities on the same connection. */
export interface Transaction extends Queryable {
  manager: EntityManager;
}

/** SQL access for `*.queries.ts`, on the same connection pool as TypeORM. */
@Injectable()
export class Database implements Queryable {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async query<T>(statement: Statement): Promise<T[]> {
    return (await this.run(statement)).rows as T[];
  }

  /** The first row, or undefined. */
  async one<T>(statement: Statement): Promise<T | undefined> {
    return (await this.run(statement)).rows[0] as T | undefined;
  }

  /** How many rows a write touched. */
  async execute(statement: Statement): Promise<number> {
    return (await this.run(statement)).rowCount ?? 0;
  }

  /** The JSON text PostgreSQL built: a statement whose single row has the single column `json` (as text). */
  async json(statement: Statement): Promise<string | undefined> {
    return (await this.one<{ json: string | null }>(statement))?.json ?? undefined;
  }

  /**
   * Runs `work` in one transaction; whatever it throws rolls everything back. A request with an idempotency key changes
   * something in its first one, or not at all.
   */
  async transaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
    const scope = transactionScope();
    try {
      const result = await this.dataSource.transaction(async (manager) => {
        const client = (await manager.queryRunner!.connect()) as PoolClient;
        const transaction = {
          manager,
          query: async <Row>(statement: Statement) =>
            (await client.query(asQuery(statement)).catch(naming(statement))).rows as Row[],
        };
        return scope ? scope.change(transaction, () => work(transaction)) : work(transaction);
      });
      scope?.committed();
      return result;
    } catch (error) {
      scope?.rolledBack();
      throw error;
    }
  }

  /** Opens all connections of the pool, so that the first requests do not wait for them. */
  async warm(): Promise<void> {
    const { pool } = this;
    await Promise.allSettled(Array.from({ length: pool.options.max }, () => pool.query('SELECT 1')));
  }

  /** State of the connection pool. */
  pooled(): { total: number; idle: number; waiting: number } {
    const { totalCount, idleCount, waitingCount } = this.pool;
    return { total: totalCount, idle: idleCount, waiting: waitingCount };
  }

  /** Retries once when connecting failed: the statement was not sent then. */
  private async run(statement: Statement): Promise<QueryResult> {
    try {
      return await this.pool.query(asQuery(statement));
    } catch (error) {
      if (!isConnectFailure(error)) return naming(statement)(error);
      return this.pool.query(asQuery(statement)).catch(naming(statement));
    }
  }

  private get pool(): Pool {
    return (this.dataSource.driver as unknown as { master: Pool }).master;
  }
}

/** By the message of `pg-pool`'s timeout, or the system call that failed. */
function isConnectFailure(error: unknown): boolean {
  const { message, syscall } = error as NodeJS.ErrnoException;
  return (
    message === 'Connection terminated due to connection timeout' ||
    syscall === 'connect' ||
    syscall === 'getaddrinfo'
  );
}

/** Adds the statement's name to the error, for the log; text and values are not logged. */
const naming =
  ({ name }: Statement) =>
  (error: unknown): never => {
    throw error instanceof Error && name !== undefined ? Object.assign(error, { statement: name }) : error;
  };

function asQuery({ name, text, values }: Statement) {
  return { name, text, values: values as unknown[] | undefined };
}
