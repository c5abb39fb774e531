import { createHash } from 'node:crypto';

const NAMESPACE = Buffer.from('5f0ba0f3c6c24b5e9a4ab1f0d2c9e7a4', 'hex');

/** The same name always gives the same id (a version 5 uuid): `seedId('event', 'open-evening')`. */
export function seedId(...name: string[]): string {
  const bytes = createHash('sha1').update(NAMESPACE).update(name.join('/')).digest().subarray(0, 16);
  bytes[6] = (bytes[6]! & 0x0f) | 0x50;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

/** A number from 0 (inclusive) to 1 that only depends on the name. */
export function seedFraction(...name: string[]): number {
  return createHash('sha1').update(name.join('/')).digest().readUInt32BE(0) / 2 ** 32;
}
