import assert from 'node:assert/strict';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import pg from 'pg';
import { startSupervisedPostgres } from './supervised-postgres.mjs';

const WITHIN_MS = 30_000;

describe('The PostgreSQL of a local site', () => {
  let folder;
  let postgres;
  let givenUp;
  const reason = new Promise((resolve) => (givenUp = resolve));
  before(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'futurelab-supervised-'));
    await chmod(folder, 0o755);
    postgres = await startSupervisedPostgres({ dataDir: path.join(folder, 'postgres'), onExit: givenUp });
  });
  after(async () => {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  });

  async function query(text) {
    const client = new pg.Client({ connectionString: postgres.url });
    client.on('error', () => {});
    try {
      await client.connect();
      return (await client.query(text)).rows;
    } finally {
      await client.end().catch(() => {});
    }
  }

  /** Asks until it is answered by another process than `before`. */
  async function answered(before) {
    for (const deadline = Date.now() + WITHIN_MS; ;) {
      const rows = postgres.pid === before ? null : await query('SELECT word FROM kept').catch(() => null);
      if (rows) return rows;
      assert.ok(Date.now() < deadline, 'PostgreSQL did not come back');
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  test('comes back with its data where it was when it is killed, and is given up when that goes on', async () => {
    await query(`CREATE TABLE kept AS SELECT 'here' AS word`);
    for (let kills = 0; kills < 3; kills += 1) {
      const { pid } = postgres;
      process.kill(pid, 'SIGKILL');
      assert.deepEqual(await answered(pid), [{ word: 'here' }]);
    }
    process.kill(postgres.pid, 'SIGKILL');
    assert.match(await reason, /PostgreSQL ended by itself, for the fourth time within five minutes/);
  });
});
