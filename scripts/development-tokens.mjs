import { createECDH, generateKeyPairSync, randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { tokenFile } from '@futurelab/platform/build/publish/deploy-token.mjs';
import { sections } from './workspaces.mjs';

/** A deploy token for each section, as the api reads them: made once for a data folder, for its owner's eyes only. */
export async function developmentTokens(dataDir) {
  const make = () => randomBytes(32).toString('base64url');
  const pairs = sections.map(async (app) => `${app}=${await readOrCreate(tokenFile(dataDir, app), make)}`);
  return (await Promise.all(pairs)).join(',');
}

/** The key that signs what a local site pushes to browsers, made once for a data folder: browsers subscribe to it. */
export const developmentVapidKey = (dataDir) =>
  readOrCreate(path.join(dataDir, 'vapid-private-key'), () => {
    const pair = createECDH('prime256v1');
    pair.generateKeys();
    return Buffer.from(pair.getPrivateKey('hex').padStart(64, '0'), 'hex').toString('base64url');
  });

/** The key that signs the certificates of a local site, made once for a data folder: those that were saved still hold. */
export const developmentCertificateKey = (dataDir) =>
  readOrCreate(path.join(dataDir, 'certificate-signing-key.pem'), () =>
    generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }),
  );

async function readOrCreate(file, make) {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, make(), { flag: 'wx', mode: 0o600 }).catch((error) => {
    if (error.code !== 'EEXIST') throw error;
  });
  return readFile(file, 'utf8');
}
