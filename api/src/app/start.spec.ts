import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { createTestDatabase } from '../../test/database/test-database.js';
import pg from 'pg';

const DIST = fileURLToPath(new URL('../../dist/', import.meta.url));
const A_FILE = fileURLToPath(import.meta.url);
/** Nothing listens there. */
const NO_DATABASE = 'postgres://futurelab:not-to-be-shown@127.0.0.1:1/futurelab';

/** Starts the built `script` and waits for its end. */
async function run(script: string, settings: Record<string, string>, ...args: string[]) {
  const env = { PATH: process.env.PATH, LOG_LEVEL: 'silent', API_PORT: '0', ...settings };
  const child = spawn(process.execPath, [DIST + script, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { code: child.exitCode, output, errors };
}

describe('An api that cannot start ends with 1 and one line on why', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  const taken = createServer();
  let takenPort: string;
  beforeAll(async () => {
    database = await createTestDatabase();
    taken.listen(0, '127.0.0.1');
    await once(taken, 'listening');
    takenPort = String((taken.address() as AddressInfo).port);
  });
  afterAll(async () => {
    taken.close();
    await database.drop();
  });

  const startsOn = (settings: Record<string, string>) => ({ DATABASE_URL: database.url, ...settings });

  it.each([
    [
      'a setting is wrong',
      () => startsOn({ API_PORT: 'many' }),
      /^The settings are wrong: API_PORT: must be/,
    ],
    [
      'a secret’s file is not there',
      () => startsOn({ SMTP_URL_FILE: '/secrets/gone' }),
      /^SMTP_URL_FILE cannot be read/,
    ],
    [
      'production has a value of development',
      () => startsOn({ FUTURELAB_ENV: 'production' }),
      /^Refusing to start in production: .*MAIL_FROM/,
    ],
    [
      'a folder cannot be written to',
      () => startsOn({ UPLOADS_DIR: `${A_FILE}/uploads` }),
      /^UPLOADS_DIR: \//,
    ],
    [
      'its port is taken',
      () => startsOn({ API_PORT: takenPort }),
      /^API_HOST, API_PORT: 127\.0\.0\.1:\d+ is taken by another process$/m,
    ],
    [
      'the port of its metrics is taken',
      () => startsOn({ METRICS_PORT: takenPort }),
      /^API_HOST, METRICS_PORT: .* is taken/,
    ],
    [
      'the database does not answer',
      () => ({ DATABASE_URL: NO_DATABASE }),
      /^DATABASE_URL: no connection to 127\.0\.0\.1:1\/futurelab: connect ECONNREFUSED/,
    ],
  ])(
    'when %s',
    async (_, settings, line) => {
      const { code, output, errors } = await run('app/main.js', settings());
      expect(errors).toMatch(line);
      expect(errors.match(/\n/g)).toHaveLength(1);
      expect(errors).not.toContain('not-to-be-shown');
      expect([code, output]).toEqual([1, '']);
    },
    60_000,
  );

  it.each(['app/migrate.js', 'app/main.js'])(
    'and so does %s on a database from before the baseline, which says how to start over',
    async (script) => {
      const former = await createTestDatabase();
      const client = new pg.Client(former.url);
      await client.connect();
      await client.query(`UPDATE migrations SET name = 'Foundation1763720000000', timestamp = 1763720000000`);
      await client.end();
      const { code, output, errors } = await run(script, startsOn({ DATABASE_URL: former.url }));
      await former.drop();
      expect([code, output]).toEqual([1, '']);
      expect(errors).toMatch(/^This database .* To start over, delete the folder of DATA_DIR [^\n]+\n$/);
    },
    60_000,
  );

  it('and so does what makes its secrets', async () => {
    const child = await run('app/commands/make-secrets.js', {}, `${A_FILE}/api`, `${A_FILE}/shell`);
    expect([child.code, child.errors]).toEqual([1, expect.stringMatching(/^ENOTDIR: [^\n]+\n$/)]);
  });

  it.each(['app/migrate.js', 'app/seed/seed.js'])('and so does %s', async (script) => {
    const { code, errors } = await run(script, startsOn({ API_PORT: 'many' }));
    expect([code, errors]).toEqual([1, expect.stringMatching(/^The settings are wrong: API_PORT.*\n$/)]);
  });
});
