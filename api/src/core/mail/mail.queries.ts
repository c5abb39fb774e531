import type { Statement } from '../database/database.js';
import type { SuppressedAddress } from './suppressed-address.entity.js';

/** A row when the mail was already sent, or its address is suppressed for one of these reasons or takes no mail. */
export const sentOrSuppressed = (
  id: string,
  addressHash: string,
  { reasons, undeliverable }: { reasons: readonly SuppressedAddress['reason'][]; undeliverable: boolean },
): Statement => ({
  name: 'mail.settled',
  text: `
    SELECT 1 FROM mail_messages WHERE id = $1 UNION ALL
    SELECT 1 FROM suppressed_addresses WHERE email_hash = $2 AND reason = ANY($3::text[]) UNION ALL
    SELECT 1 FROM undeliverable_addresses WHERE email_hash = $2 AND $4::boolean`,
  values: [id, addressHash, reasons, undeliverable],
});

/** The mail server refuses the address for good. */
export const addressRefused = (addressHash: string, status: string): Statement => ({
  name: 'mail.refused',
  text: `
    INSERT INTO undeliverable_addresses AS known (email_hash, status) VALUES ($1, $2)
    ON CONFLICT (email_hash) DO UPDATE SET status = excluded.status, refused_at = now()`,
  values: [addressHash, status],
});

/** The mail server takes mail for the address. */
export const addressAccepted = (addressHash: string): Statement => ({
  name: 'mail.accepted',
  text: 'DELETE FROM undeliverable_addresses WHERE email_hash = $1',
  values: [addressHash],
});
