import pg from 'pg';
import { readConfig } from '../config/config.js';
import { hashToken, newToken } from '../sessions/token.js';
import { APP_NAME } from './release-manifest.js';

/**
 * Makes a deploy token for whoever runs the site, without a browser, and prints it:
 * `node dist/releases/create-token.js mf-learning "continuous integration"`
 */
const [app, name] = process.argv.slice(2);
if (!app || !name || !APP_NAME.test(app) || name.length > 60) {
  console.error(
    'Say for which section and what it is called: create-token.js mf-learning "continuous integration"',
  );
  process.exit(1);
}
const token = `fl_${newToken()}`;
const client = new pg.Client(readConfig().databaseUrl);
await client.connect();
await client.query(
  `WITH made AS (INSERT INTO deploy_tokens (app, name, token_hash, created_by) VALUES ($1, $2, $3, 'command line'))
   INSERT INTO release_acts (actor, app, action, reason) VALUES ('command line', $1, 'create token', $2)`,
  [app, name, hashToken(token)],
);
await client.end();
console.log(token);
