import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { createTestDatabase } from '../../../test/database/test-database.js';

const DIST = fileURLToPath(new URL('../../../dist/', import.meta.url));

describe('A database from before the baseline', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  beforeAll(async () => {
    database = await createTestDatabase();
    const client = new pg.Client(database.url);
    await client.connect();
    await client.query(`UPDATE migrations SET name = 'Foundation1763720000000', timestamp = 1763720000000`);
    await client.end();
  });
  afterAll(() => database.drop());

  it.each(['database/migrate.js', 'main.js'])(
    'is refused by %s with a line that says how to start over',
    async (script) => {
      const child = spawn(process.execPath, [DIST + script], {
        env: { PATH: process.env.PATH, DATABASE_URL: database.url, API_PORT: '0' },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      const [output, errors] = await Promise.all([
        text(child.stdout),
        text(child.stderr),
        once(child, 'exit'),
      ]);
      expect([child.exitCode, output, errors]).toEqual([1, '', expect.stringMatching(/^[^\n]+\n$/)]);
      expect(errors).toContain('To start over, delete the folder of DATA_DIR (.data), or drop the database');
    },
    60_000,
  );
});
