import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { tokenFile } from '@futurelab/platform/build/deploy-token.mjs';
import { sections } from './workspaces.mjs';

/** A deploy token for each section, as the api reads them: made once for a data folder, for its owner's eyes only. */
export async function developmentTokens(dataDir) {
  const pairs = sections.map(async (app) => `${app}=${await keptToken(tokenFile(dataDir, app))}`);
  return (await Promise.all(pairs)).join(',');
}

async function keptToken(file) {
  await mkdir(path.dirname(file), { recursive: true });
  const made = randomBytes(32).toString('base64url');
  await writeFile(file, made, { flag: 'wx', mode: 0o600 }).catch((error) => {
    if (error.code !== 'EEXIST') throw error;
  });
  return readFile(file, 'utf8');
}
