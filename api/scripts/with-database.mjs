import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { startPostgres } from '../../scripts/postgres/embedded-postgres.mjs';

// Runs built scripts one after another on the database of `npm start`: the one in DATABASE_URL, the embedded one that
// is running, or the embedded one started for as long as it takes.

const api = fileURLToPath(new URL('..', import.meta.url));
const dataDir = path.resolve(api, '..', process.env.DATA_DIR ?? '.data', 'postgres');

async function openDatabase() {
  if (process.env.DATABASE_URL) return { url: process.env.DATABASE_URL, stop: async () => {} };
  try {
    return await startPostgres({ dataDir });
  } catch (error) {
    const lock = await readFile(path.join(dataDir, 'postmaster.pid'), 'utf8').catch(() => null);
    if (lock === null || !String(error.message).includes('already runs')) throw error;
    return { url: `postgres://postgres@127.0.0.1:${lock.split('\n')[3]}/futurelab`, stop: async () => {} };
  }
}

function run(file, url) {
  const child = spawn(process.execPath, [path.join(api, file)], {
    env: { ...process.env, DATABASE_URL: url },
    stdio: 'inherit',
  });
  return new Promise((resolve) => child.once('close', (code) => resolve(code ?? 1)));
}

const database = await openDatabase();
try {
  for (const file of ['dist/app/migrate.js', ...process.argv.slice(2)]) {
    process.exitCode = await run(file, database.url);
    if (process.exitCode !== 0) break;
  }
} finally {
  await database.stop();
}
