import { createPublicKey } from 'node:crypto';
import { keyIdOf, newSigningKey } from './signing-key.js';

/** Prints a new pair: the private half for the api, the public half for the shell servers. */
const key = newSigningKey();
const base64 = (der: Buffer) => der.toString('base64');
console.log(`# key ${keyIdOf(key)}`);
console.log(`RELEASE_SIGNING_KEY=${base64(key.export({ type: 'pkcs8', format: 'der' }))}`);
console.log(`RELEASE_PUBLIC_KEY=${base64(createPublicKey(key).export({ type: 'spki', format: 'der' }))}`);
