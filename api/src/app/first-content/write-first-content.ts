import { readdir, readFile } from 'node:fs/promises';
import { connect } from '../../core/database/connect.js';
import { SEED_LOCK, SeedRun } from '../seed/seed-run.js';
import { pages } from './pages.js';
import type { FirstContent } from './types.js';
import { writeContent } from './write-content.js';

/** The pages with a composition of their own: a file each, as the api takes and gives it. */
async function composedPages(): Promise<FirstContent<'page'>[]> {
  const folder = new URL('composed-pages/', import.meta.url);
  const files = (await readdir(folder)).sort();
  return Promise.all(
    files.map(
      async (file) => JSON.parse(await readFile(new URL(file, folder), 'utf8')) as FirstContent<'page'>,
    ),
  );
}

/**
 * Gives the database at `url` the pages the site comes with, in production too: a site without terms is none.
 * @returns how many pieces were written.
 */
export async function writeFirstContent(url: string): Promise<number> {
  const all = [...pages, ...(await composedPages())];
  const client = await connect(url, 'futurelab-first-content');
  try {
    await client.query('BEGIN');
    await client.query('SELECT pg_advisory_xact_lock($1)', [SEED_LOCK]);
    const session = await SeedRun.begin(client);
    await writeContent(session, 'page', all);
    await client.query('COMMIT');
    return session.written;
  } finally {
    await client.end();
  }
}
