import { Injectable } from '@nestjs/common';
import type { Queryable } from '../database/database.js';
import { newRequest } from './idempotency.queries.js';

/** Makes changes that a client sends again harmless. */
@Injectable()
export class IdempotencyService {
  /**
   * Whether the change has not been made yet; from then on it has, if the transaction commits. Two at once wait for one another.
   * @param clientId what the client calls it; without a name it is always new
   */
  async isNew(userId: string, clientId: string | undefined, within: Queryable): Promise<boolean> {
    if (clientId === undefined) return true;
    return (await within.query(newRequest(userId, clientId))).length > 0;
  }
}
