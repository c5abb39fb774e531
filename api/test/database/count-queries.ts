import type { Pool } from 'pg';
import type { TestApp } from '../test-app.js';

/** How many statements the pool runs while `work` is under way, without those by which the job queue looks after itself. */
export async function countQueries(app: TestApp, work: () => Promise<unknown>): Promise<number> {
  const pool = (app.data.driver as unknown as { master: Pool }).master;
  const query = pool.query;
  let count = 0;
  pool.query = function counted(this: Pool, ...args: never[]) {
    if (!/\bpgboss\./.test(textOf(args[0]!))) count += 1;
    return (query as (...args: never[]) => unknown).apply(this, args);
  } as typeof pool.query;
  try {
    await work();
  } finally {
    pool.query = query;
  }
  return count;
}

const textOf = (statement: string | { text: string }): string =>
  typeof statement === 'string' ? statement : statement.text;
