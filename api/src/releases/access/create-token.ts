import { readFile, writeFile } from 'node:fs/promises';
import { APP_NAME } from '#platform/manifest';
import { readConfig } from '../../config/config.js';
import { connect } from '../../database/connect.js';
import { hashToken, newToken } from '../../sessions/token.js';

/**
 * Makes a deploy token for whoever runs the site, without a browser, and prints it:
 * `node dist/releases/access/create-token.js mf-learning "continuous integration"`
 * With a file as the third word it is written there instead, unless the file holds one that is still good.
 */
const [app, name, file] = process.argv.slice(2);
if (!app || !name || !APP_NAME.test(app) || name.length > 60) {
  console.error(
    'Say for which section and what it is called: create-token.js mf-learning "continuous integration"',
  );
  process.exit(1);
}
const client = await connect(readConfig().databaseUrl, 'futurelab-create-token');
try {
  if (file === undefined) console.log(await create(app, name));
  else if (!(await isGood(await readFile(file, 'utf8').catch(() => ''), app))) {
    await writeFile(file, await create(app, name), { mode: 0o600 });
    console.log(`Made a deploy token for ${app}`);
  }
} finally {
  await client.end();
}

async function create(app: string, name: string): Promise<string> {
  const token = `fl_${newToken()}`;
  await client.query(
    `WITH made AS (INSERT INTO deploy_tokens (app, name, token_hash, created_by) VALUES ($1, $2, $3, 'command line'))
     INSERT INTO release_acts (actor, app, action, reason) VALUES ('command line', $1, 'create token', $2)`,
    [app, name, hashToken(token)],
  );
  return token;
}

async function isGood(token: string, app: string): Promise<boolean> {
  const { rowCount } = await client.query(
    'SELECT 1 FROM deploy_tokens WHERE token_hash = $1 AND app = $2 AND revoked_at IS NULL',
    [hashToken(token), app],
  );
  return rowCount === 1;
}
