import { pathToFileURL } from 'node:url';
import { installJobs } from '../core/jobs/install-jobs.js';
import { readConfig } from './config.js';
import { runOrExit } from '../core/process/run-or-exit.js';
import { connectionError, retryUntilReachable } from '../core/database/connect.js';
import { scriptDataSource } from '../core/database/data-source.js';
import { requireUsableTables } from '../core/database/database-state.js';
import { fillPlainTexts } from '../core/database/plain-texts/fill-plain-texts.js';
import { applySqlFunctions } from '../core/database/sql-functions.js';
// Every feature, for its job queues.
import './app.module.js';
import { writeFirstContent } from './first-content/write-first-content.js';

const MIGRATION_LOCK = 7_215_001;

/**
 * Brings the database at `url` up to date: our migrations, the SQL functions and triggers, what is stored of Markdown as
 * plain text, then the job queue's own tables. Safe to run from several processes at once: an advisory lock lets one work
 * while the others wait.
 * @returns the names of the migrations and of the SQL files that were applied.
 */
export async function migrate(url: string): Promise<string[]> {
  const dataSource = await retryUntilReachable(async () => (await scriptDataSource(url)).initialize()).catch(
    (error: unknown) => {
      throw connectionError(url, error);
    },
  );
  const lock = dataSource.createQueryRunner();
  try {
    await lock.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await requireUsableTables((text) => dataSource.query(text));
    const applied = await dataSource.runMigrations();
    const functions = await applySqlFunctions(dataSource);
    await fillPlainTexts({
      query: ({ text, values }) => dataSource.query(text, values as unknown[]),
    });
    await installJobs(url);
    return [...applied.map((migration) => migration.name), ...functions];
  } finally {
    await lock.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => undefined);
    await lock.release();
    await dataSource.destroy();
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await runOrExit(async () => {
    const { directDatabaseUrl } = readConfig();
    const applied = await migrate(directDatabaseUrl);
    await writeFirstContent(directDatabaseUrl);
    console.log(applied.length === 0 ? 'The database is up to date.' : `Applied: ${applied.join(', ')}`);
  });
}
