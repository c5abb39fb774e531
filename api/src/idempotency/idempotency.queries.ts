import type { Statement } from '../database/database.js';

/** No row for a request that has been made before. */
export const newRequest = (userId: string, clientId: string): Statement => ({
  name: 'client_requests.insert',
  text: `INSERT INTO client_requests (user_id, client_id) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING 1`,
  values: [userId, clientId],
});
