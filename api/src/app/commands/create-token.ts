import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { APP_NAME } from '#platform/manifest';
import { runOrExit } from '../../core/process/run-or-exit.js';
import { readConfig } from '../config.js';
import { connect } from '../../core/database/connect.js';
import type { Statement } from '../../core/database/database.js';
import { hashToken, newToken } from '../../identity/sessions/token.js';
import {
  newDeployToken,
  sectionPathInsertion,
  usableDeployToken,
} from '../../releases/access/deploy-tokens.queries.js';

/**
 * Makes a deploy token for the person who runs the site, without a browser, and prints it:
 * `node dist/app/commands/create-token.js mf-learning "continuous integration"`
 * With a file as the third word it is written there instead, unless the file holds one that is still good. Each
 * `--path /courses` belongs to the section from then on, unless it is another's.
 */
const { positionals, values } = parseArgs({
  options: { path: { type: 'string', multiple: true, default: [] } },
  allowPositionals: true,
});
const [app, name, file] = positionals;
if (!app || !name || !APP_NAME.test(app) || name.length > 60) {
  console.error(
    'Say for which section and what it is called: create-token.js mf-learning "continuous integration" --path /courses',
  );
  process.exit(1);
}
const client = await runOrExit(() => connect(readConfig().databaseUrl, 'futurelab-create-token'));
try {
  for (const path of values.path) await run(sectionPathInsertion(app, path));
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
  await run(newDeployToken(app, name, hashToken(token)));
  return token;
}

async function isGood(token: string, app: string): Promise<boolean> {
  return (await run(usableDeployToken(app, hashToken(token)))).rowCount === 1;
}

function run({ text, values = [] }: Statement) {
  return client.query(text, [...values]);
}
