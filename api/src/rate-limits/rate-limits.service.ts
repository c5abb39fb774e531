import { Injectable } from '@nestjs/common';
import { TooManyRequestsError } from '../common/errors.js';
import { Database, type Queryable } from '../database/database.js';
import { network, networkRange } from './network.js';

export interface RateLimitRule {
  /** What is limited: `subscribe`. */
  name: string;
  limit: number;
  windowSeconds: number;
  /** Counts everybody in the address range that somebody is in, not one household. */
  range?: boolean;
}

const MOST_REMEMBERED = 10_000;

/** Fixed windows counted in PostgreSQL, so that all replicas count together and a restart forgets nothing. */
@Injectable()
export class RateLimitsService {
  /** Who is refused until when: whoever goes on asking costs no more statements. */
  private readonly refused = new Map<string, number>();

  constructor(private readonly database: Database) {}

  /**
   * @param address of the network, or anything else that names who is asking
   * @param within a transaction that takes the count back if it fails
   * @throws TooManyRequestsError once `address` has asked more often than the rule allows
   */
  async count(rule: RateLimitRule, address: string, within?: Queryable): Promise<void> {
    const windowMs = rule.windowSeconds * 1000;
    const now = Date.now();
    const windowStart = Math.floor(now / windowMs) * windowMs;
    const key = `${rule.name} ${rule.range ? networkRange(address) : network(address)}`;
    const allowed =
      (this.refused.get(key) ?? 0) <= now &&
      (await this.countUp(key, windowStart, within ?? this.database)) <= rule.limit;
    if (allowed) return;
    if (!within) this.remember(key, windowStart + windowMs);
    throw new TooManyRequestsError(Math.ceil((windowStart + windowMs - now) / 1000));
  }

  private async countUp(key: string, windowStart: number, within: Queryable): Promise<number> {
    const [row] = await within.query<{ count: number }>({
      name: 'rate-limits.count',
      text: `
        INSERT INTO rate_limits AS known (key, window_start, count) VALUES ($1, $2, 1)
        ON CONFLICT (key, window_start) DO UPDATE SET count = known.count + 1
        RETURNING count`,
      values: [key, new Date(windowStart)],
    });
    return row!.count;
  }

  private remember(key: string, until: number): void {
    if (this.refused.size >= MOST_REMEMBERED) this.refused.clear();
    this.refused.set(key, until);
  }
}
