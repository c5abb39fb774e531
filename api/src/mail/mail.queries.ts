import type { Statement } from '../database/database.js';

/** A row when the mail was sent already, or is a letter to somebody who by now wants none. */
export const sentOrSuppressed = (id: string, addressHash: string | null): Statement => ({
  name: 'mail.settled',
  text: `
    SELECT 1 FROM mail_messages WHERE id = $1 UNION ALL
    SELECT 1 FROM suppressed_addresses WHERE email_hash = $2`,
  values: [id, addressHash],
});
