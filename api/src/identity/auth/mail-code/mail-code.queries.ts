import type { Statement } from '../../../core/database/database.js';

/** Counts a try before anything is compared, so that many at once are still counted one by one. */
export const mailCodeTried = (browserHash: Buffer): Statement => ({
  name: 'mail-codes.try',
  text: `
    UPDATE mail_codes SET tries = tries + 1 WHERE browser_hash = $1
    RETURNING email, code_hash AS "codeHash", tries, expires_at <= now() AS "isExpired"`,
  values: [browserHash],
});

/** Deletes the code, so that it is used once. */
export const mailCodeUsed = (browserHash: Buffer, codeHash: Buffer): Statement => ({
  name: 'mail-codes.use',
  text: 'DELETE FROM mail_codes WHERE browser_hash = $1 AND code_hash = $2 RETURNING email',
  values: [browserHash, codeHash],
});

/** A row where a browser has a code at this address that can still be used. */
export const mailCodeWaiting = (browserHash: Buffer, email: string, maxTries: number): Statement => ({
  name: 'mail-codes.waiting',
  text: `
    SELECT 1 FROM mail_codes WHERE browser_hash = $1 AND email = $2 AND tries < $3 AND expires_at > now()`,
  values: [browserHash, email, maxTries],
});

export const mailCodeAddress = (browserHash: Buffer): Statement => ({
  name: 'mail-codes.address',
  text: 'SELECT email FROM mail_codes WHERE browser_hash = $1',
  values: [browserHash],
});
