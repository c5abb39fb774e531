import { readdir } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { SESSION_OPTIONS } from './connect.js';
import { ReadableNamingStrategy } from './naming-strategy.js';

/** Of the built api, as of its sources. */
export const SOURCE_FOLDER = fileURLToPath(new URL('../..', import.meta.url));
export const MIGRATIONS_FOLDER = fileURLToPath(new URL('migrations', import.meta.url));

export interface ConnectionSettings {
  url: string;
  poolSize: number;
  /** Milliseconds after which PostgreSQL gives up on a statement; 0 for never (migrations, seeds). */
  statementTimeout: number;
}

/** TypeORM options shared by the api and its scripts. */
export function connectionOptions({ url, poolSize, statementTimeout }: ConnectionSettings) {
  return {
    type: 'postgres',
    url,
    namingStrategy: new ReadableNamingStrategy(),
    uuidExtension: 'pgcrypto', // gen_random_uuid(), which is built in
    installExtensions: false,
    migrationsTableName: 'migrations',
    applicationName: 'futurelab-api',
    // The pool replaces idle connections that break.
    poolErrorHandler: () => undefined,
    extra: {
      max: poolSize,
      // Idle connections stay open, so that no request waits for DNS and a handshake.
      min: poolSize,
      connectionTimeoutMillis: 2_000,
      idleTimeoutMillis: 30_000,
      keepAlive: true,
      options: SESSION_OPTIONS,
      ...(statementTimeout > 0 && {
        statement_timeout: statementTimeout,
        // Shorter than statement_timeout, in case PostgreSQL itself hangs.
        query_timeout: statementTimeout - 500,
        idle_in_transaction_session_timeout: statementTimeout * 2,
      }),
    },
  } satisfies DataSourceOptions;
}

/** A data source with every entity and migration of the built api, for scripts; the caller initializes and destroys it. */
export async function scriptDataSource(url: string): Promise<DataSource> {
  return new DataSource({
    ...connectionOptions({ url, poolSize: 4, statementTimeout: 0 }),
    entities: await classesIn(SOURCE_FOLDER, /\.entity\.[jt]s$/),
    migrations: await classesIn(MIGRATIONS_FOLDER, /^\d+-.*\.[jt]s$/),
    migrationsTransactionMode: 'each',
  });
}

async function classesIn(folder: string, pattern: RegExp): Promise<(new () => object)[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && pattern.test(entry.name) && extname(entry.name) !== '.map')
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const modules = await Promise.all(
    files.map((file) => import(pathToFileURL(file).href) as Promise<Record<string, unknown>>),
  );
  return modules.flatMap((module) =>
    Object.values(module).filter((value): value is new () => object => typeof value === 'function'),
  );
}
