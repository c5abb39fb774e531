import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
} from 'node:crypto';

/**
 * Reads an Ed25519 private key in PKCS8: PEM (line ends may be written `\n`) or base64 of its DER.
 * @throws Error when it is none
 */
export function readSigningKey(text: string): KeyObject {
  const key = text.includes('-----BEGIN')
    ? createPrivateKey(text.replaceAll('\\n', '\n'))
    : createPrivateKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'pkcs8' });
  if (key.asymmetricKeyType !== 'ed25519') throw new Error('not an Ed25519 key');
  return key;
}

export function newSigningKey(): KeyObject {
  return generateKeyPairSync('ed25519').privateKey;
}

export const privatePemOf = (key: KeyObject): string =>
  key.export({ type: 'pkcs8', format: 'pem' }).toString();

/** SPKI PEM of the public half. */
export const publicPemOf = (key: KeyObject): string =>
  createPublicKey(key).export({ type: 'spki', format: 'pem' }).toString();

/** Names a key: the start of the sha256 of its public half. */
export function keyIdOf(key: KeyObject): string {
  const der = createPublicKey(key).export({ type: 'spki', format: 'der' });
  return createHash('sha256').update(der).digest('hex').slice(0, 16);
}
