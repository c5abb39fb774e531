import type { Statement } from '../database/database.js';
import type { SuppressedAddress } from './suppressed-address.entity.js';

/** A row when the mail was already sent, or its address is suppressed for one of these reasons. */
export const sentOrSuppressed = (
  id: string,
  addressHash: string,
  reasons: readonly SuppressedAddress['reason'][],
): Statement => ({
  name: 'mail.settled',
  text: `
    SELECT 1 FROM mail_messages WHERE id = $1 UNION ALL
    SELECT 1 FROM suppressed_addresses WHERE email_hash = $2 AND reason = ANY($3::text[])`,
  values: [id, addressHash, reasons],
});
