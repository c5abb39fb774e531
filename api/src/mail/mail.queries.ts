import type { Statement } from '../database/database.js';

/** A row when the mail was already sent, or its address is suppressed. */
export const sentOrSuppressed = (id: string, addressHash: string | null): Statement => ({
  name: 'mail.settled',
  text: `
    SELECT 1 FROM mail_messages WHERE id = $1 UNION ALL
    SELECT 1 FROM suppressed_addresses WHERE email_hash = $2`,
  values: [id, addressHash],
});
