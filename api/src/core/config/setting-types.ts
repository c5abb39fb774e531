import { z } from 'zod';

export function wholeNumber(least: number, most?: number) {
  const error = `must be a whole number from ${least}${most === undefined ? '' : ` to ${most}`}`;
  const number = z.coerce.number({ error }).int({ error }).min(least, { error });
  return most === undefined ? number : number.max(most, { error });
}

export const webAddress = z.url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' });

export const switchFlag = z
  .enum(['true', 'false', '1', '0', 'on', 'off'], { error: 'must be on or off' })
  .transform((value) => value === 'true' || value === '1' || value === 'on');
