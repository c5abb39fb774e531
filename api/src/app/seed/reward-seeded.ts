import type { ClientBase } from 'pg';
import { certificateIssue } from '../../learning/certificates/certificates.sql.js';

/** Certificates and achievements of seeded members; they hear of none, since none is news. */
export async function rewardSeeded(client: ClientBase): Promise<void> {
  const { text, values } = certificateIssue(null);
  await client.query(text, values as unknown[]);
  await client.query('SELECT award_achievements(ARRAY(SELECT id FROM users), NULL)');
}
