import { randomBytes } from 'node:crypto';
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { runOrExit } from '../../core/process/run-or-exit.js';
import { newVapidKey } from '../../notifications/push/push-config.js';
import {
  newSigningKey,
  privatePemOf,
  publicPemOf,
  readSigningKey,
} from '../../releases/registry/signing-key.js';

/**
 * Creates the secrets of an installation, unless they exist:
 * `node dist/app/commands/make-secrets.js <folder for the api> <folder for the shell servers>`
 */
const [forApi, forShell] = process.argv.slice(2);
if (!forApi || !forShell) {
  console.error('Say where to: make-secrets.js <folder for the api> <folder for the shell servers>');
  process.exit(1);
}

/** Writes a secret readable by its owner alone. */
async function readOrCreate(folder: string, name: string, make: () => string): Promise<string> {
  const file = path.join(folder, name);
  const known = await readFile(file, 'utf8').catch(() => '');
  if (known) return known;
  await mkdir(folder, { recursive: true });
  const text = make();
  await writeFile(file, text, { flag: 'wx', mode: 0o400 });
  console.log(`Made ${file}`);
  return text;
}

await runOrExit(async () => {
  const visits = await readOrCreate(forApi, 'visit-secret', () => randomBytes(48).toString('base64url'));
  await readOrCreate(forShell, 'visit-secret', () => visits);
  await readOrCreate(forApi, 'vapid-private-key', newVapidKey);
  await readOrCreate(forApi, 'certificate-signing-key.pem', () => privatePemOf(newSigningKey()));
  const key = await readOrCreate(forApi, 'release-signing-key.pem', () => privatePemOf(newSigningKey()));
  await readOrCreate(forShell, 'release-public-keys.pem', () => publicPemOf(readSigningKey(key)));
  await chmod(path.join(forShell, 'release-public-keys.pem'), 0o444);
});
