import { Injectable } from '@nestjs/common';
import { isIPv6 } from 'node:net';
import { TooManyRequestsError } from '../common/errors.js';
import { Database } from '../database/database.js';

export interface RateLimitRule {
  /** What is limited: `subscribe`. */
  name: string;
  limit: number;
  windowSeconds: number;
}

/** Fixed windows counted in PostgreSQL, so that all replicas count together and a restart forgets nothing. */
@Injectable()
export class RateLimitsService {
  constructor(private readonly database: Database) {}

  /** @throws TooManyRequestsError once `address` has asked more often than the rule allows */
  async count({ name, limit, windowSeconds }: RateLimitRule, address: string): Promise<void> {
    const now = Date.now();
    const windowMs = windowSeconds * 1000;
    const windowStart = Math.floor(now / windowMs) * windowMs;
    const row = await this.database.one<{ count: number }>({
      name: 'rate-limits.count',
      text: `
        INSERT INTO rate_limits AS known (key, window_start, count) VALUES ($1, $2, 1)
        ON CONFLICT (key, window_start) DO UPDATE SET count = known.count + 1
        RETURNING count`,
      values: [`${name} ${network(address)}`, new Date(windowStart)],
    });
    if (row && row.count > limit)
      throw new TooManyRequestsError(Math.ceil((windowStart + windowMs - now) / 1000));
  }
}

/** One household: an IPv4 address, or the first half of an IPv6 one. */
function network(address: string): string {
  return isIPv6(address) && !address.startsWith('::ffff:')
    ? address.split(':').slice(0, 4).join(':')
    : address;
}
