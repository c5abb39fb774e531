import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** Where a site that `npm start` runs keeps the deploy token of a section. */
export const tokenFile = (dataDir, app) => path.join(dataDir, 'deploy-tokens', app);

/** The token to publish `app` with: the environment's, or that of the site on this machine, which goes nowhere else. */
export async function deployToken(app, registry, env = process.env) {
  const { RELEASE_TOKEN, RELEASE_TOKEN_FILE, DATA_DIR = '.data' } = env;
  if (RELEASE_TOKEN_FILE) return (await readFile(RELEASE_TOKEN_FILE, 'utf8')).trim();
  if (RELEASE_TOKEN) return RELEASE_TOKEN;
  if (!LOOPBACK.includes(new URL(registry).hostname))
    throw new Error(`There is no deploy token for ${registry}. Set RELEASE_TOKEN or RELEASE_TOKEN_FILE.`);
  const file = tokenFile(path.resolve(root, DATA_DIR), app);
  return readFile(file, 'utf8').then(
    (text) => text.trim(),
    () => {
      throw new Error(
        `There is no deploy token for ${app} in ${file}. Run npm start first, with the same DATA_DIR, or set RELEASE_TOKEN.`,
      );
    },
  );
}
