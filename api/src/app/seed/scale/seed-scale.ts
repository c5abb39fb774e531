import { pathToFileURL } from 'node:url';
import type { ClientBase } from 'pg';
import { readConfig } from '../../config.js';
import { connect } from '../../../core/database/connect.js';
import { sqlFiles } from '../../../core/database/sql-functions.js';
import { copyRows } from './copy.js';
import { scaleTables } from './rows.js';
import { FULL_SIZE, type Sizes } from './table.js';
import { rewardSeeded } from '../reward-seeded.js';
import { SEED_LOCK } from '../seed-run.js';

const MARK = 'scale';

/**
 * Fills the database with a large community for measuring, by COPY, in one transaction: triggers keep counters and
 * points as they do for people. Does nothing when it is there already.
 * @returns rows written per table, or null when there was nothing to do.
 */
export async function seedScale(
  url: string,
  size: Sizes = FULL_SIZE,
): Promise<Record<string, number> | null> {
  const client = await connect(url, 'futurelab-seed-scale');
  try {
    await client.query('BEGIN');
    await client.query(`SET LOCAL work_mem = '128MB'`);
    await client.query('SELECT pg_advisory_xact_lock($1)', [SEED_LOCK]);
    const { rows: marks } = await client.query('SELECT 1 FROM seed_marks WHERE key = $1', [MARK]);
    if (marks.length > 0) return null;
    const { rows: days } = await client.query<{ today: Date }>(
      `SELECT date_trunc('day', now(), 'UTC') AS today`,
    );
    const written: Record<string, number> = {};
    const slowTriggers = await readSlowTriggers(client);
    for (const each of slowTriggers) await client.query(`${each.table} DISABLE ${each.trigger}`);
    for (const { name, columns, rows } of scaleTables(size, days[0]!.today)) {
      written[name] = await copyRows(client, name, columns, rows());
    }
    await client.query('SET CONSTRAINTS ALL IMMEDIATE');
    for (const each of slowTriggers) await client.query(`${each.table} ENABLE ${each.trigger}`);
    await indexForSearch(client);
    await client.query(`
      UPDATE groups g SET member_count = m.people
      FROM (SELECT group_id, count(*) AS people FROM group_memberships GROUP BY group_id) m
      WHERE g.id = m.group_id AND g.member_count <> m.people`);
    await client.query(`
      UPDATE events e SET going_count = r.people
      FROM (SELECT event_id, count(*) AS people FROM event_rsvps WHERE status = 'going' GROUP BY event_id) r
      WHERE e.id = r.event_id AND e.going_count <> r.people`);
    await client.query(
      `INSERT INTO seed_marks (key, fingerprint, day) VALUES ($1, '', (now() AT TIME ZONE 'UTC')::date)`,
      [MARK],
    );
    await rewardSeeded(client);
    await client.query('COMMIT');
    await client.query('ANALYZE');
    return written;
  } finally {
    await client.end();
  }
}

/** What indexes one row at a time, and what writes a group once for each of its members, takes too long for so many. */
async function readSlowTriggers(client: ClientBase): Promise<{ table: string; trigger: string }[]> {
  const { rows } = await client.query<{ table: string; trigger: string }>(`
    SELECT format('ALTER TABLE %s', tgrelid::regclass) AS "table", format('TRIGGER %I', tgname) AS trigger
    FROM pg_trigger WHERE tgfoid IN ('maintain_search_index'::regproc, 'maintain_group_member_count'::regproc)`);
  return rows;
}

async function indexForSearch(client: ClientBase): Promise<void> {
  const { backfills } = await sqlFiles();
  for (const { text } of backfills.filter(({ file }) => file.startsWith('core/search/')))
    await client.query(text);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const config = readConfig();
  if (config.production) throw new Error('The community for measuring does not belong in production.');
  const started = Date.now();
  const written = await seedScale(config.databaseUrl);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(
    written ? `Wrote the large community in ${seconds} s.` : 'The large community is there already.',
  );
  if (written) console.table(written);
}
