import { randomInt } from 'node:crypto';

/** Letters and digits that cannot be taken for one another, on paper or on the phone. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 6;

export const REFERENCE = /^FL-[2-9A-HJKMNP-TV-Z]{6}$/;

/** What both sides call an enquiry, not guessable from another: `FL-7K3M2Q`. */
export function newReference(): string {
  return `FL-${Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')}`;
}
