import { keyIdOf, newSigningKey, publicPemOf } from './signing-key.js';

/** Prints a new pair as environment: the private half for the api, the public half for the shell servers. */
const key = newSigningKey();
console.log(`# key ${keyIdOf(key)}`);
console.log(`RELEASE_SIGNING_KEY=${key.export({ type: 'pkcs8', format: 'der' }).toString('base64')}`);
console.log(`RELEASE_PUBLIC_KEYS="${publicPemOf(key).trim()}"`);
