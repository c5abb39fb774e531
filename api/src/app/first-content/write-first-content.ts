import { connect } from '../../core/database/connect.js';
import { SEED_LOCK, SeedRun } from '../seed/seed-run.js';
import { readPages } from './read-content.js';
import { writeContent } from './write-content.js';

/**
 * Gives the database at `url` the pages the site comes with, in production too: a site without terms is none.
 * @returns how many pieces were written.
 */
export async function writeFirstContent(url: string): Promise<number> {
  const pages = await readPages();
  const client = await connect(url, 'futurelab-first-content');
  try {
    await client.query('BEGIN');
    await client.query('SELECT pg_advisory_xact_lock($1)', [SEED_LOCK]);
    const session = await SeedRun.begin(client);
    await writeContent(session, 'page', pages);
    await client.query('COMMIT');
    return session.written;
  } finally {
    await client.end();
  }
}
