import type { Statement } from '../database/database.js';

/** A row when the mail was sent already, or is a letter to somebody who by now wants none. */
export const settledMail = (id: string, addressHash: string | null): Statement => ({
  name: 'mail.settled',
  text: `
    SELECT 1 FROM mail_messages WHERE id = $1 UNION ALL
    SELECT 1 FROM suppressed_addresses WHERE email_hash = $2`,
  values: [id, addressHash],
});

export const mailInsertion = (mail: {
  id: string;
  to: string;
  subject: string;
  body: string;
}): Statement => ({
  name: 'mail.insert',
  text: `INSERT INTO mail_messages (id, recipient, subject, body) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING`,
  values: [mail.id, mail.to, mail.subject, mail.body],
});
