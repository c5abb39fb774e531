import { createHmac, timingSafeEqual } from 'node:crypto';

const TOLERANCE_SECONDS = 300;
const PREFIX = 'whsec_';

export interface SignedHeaders {
  id: string;
  /** Seconds since 1970. */
  timestamp: string;
  /** `v1,<base64>`, several separated by spaces while a secret is replaced. */
  signatures: string;
}

/** Whether one who knows the secret signed this within five minutes, as Standard Webhooks describes it. */
export function isSigned(
  body: string,
  { id, timestamp, signatures }: SignedHeaders,
  secret: string,
  now = Date.now(),
): boolean {
  const seconds = /^\d{1,12}$/.test(timestamp) ? Number(timestamp) : NaN;
  if (id === '' || !(Math.abs(now / 1000 - seconds) <= TOLERANCE_SECONDS)) return false;
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
  const expected = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest();
  return signatures.split(' ').some((signature) => {
    const [version, encoded = ''] = signature.split(',');
    const given = Buffer.from(encoded, 'base64');
    return version === 'v1' && given.length === expected.length && timingSafeEqual(given, expected);
  });
}
