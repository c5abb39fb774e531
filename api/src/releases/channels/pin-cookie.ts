import { verify, type KeyObject } from 'node:crypto';

export const PIN_COOKIE = 'futurelab_pin';

/** Which release of each section one browser is shown, and until when (unix seconds). */
export interface Pins {
  pins: Record<string, string>;
  exp: number;
}

/** The pins in a cookie that `key` has signed and whose time is not over, else none. */
export function readPins(cookie: string | undefined, key: KeyObject, now = Date.now()): Pins['pins'] {
  const [text = '', signature = ''] = (cookie ?? '').split('.', 2);
  if (!verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64url'))) return {};
  const { pins, exp } = JSON.parse(Buffer.from(text, 'base64url').toString('utf8')) as Pins;
  return exp * 1000 > now ? pins : {};
}
