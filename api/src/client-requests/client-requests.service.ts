import { Injectable } from '@nestjs/common';
import type { Queryable } from '../database/database.js';

/** Makes changes that a client sends again harmless. */
@Injectable()
export class ClientRequestsService {
  /**
   * Whether the change has not been made yet; from then on it has, if the transaction commits. Two at once wait for one another.
   * @param clientId what the client calls it; without a name it is always new
   */
  async isNew(userId: string, clientId: string | undefined, within: Queryable): Promise<boolean> {
    if (clientId === undefined) return true;
    const rows = await within.query({
      name: 'client_requests.insert',
      text: `INSERT INTO client_requests (user_id, client_id) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING 1`,
      values: [userId, clientId],
    });
    return rows.length > 0;
  }
}
