import { Injectable } from '@nestjs/common';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { TooManyRequestsError } from '../errors/errors.js';
import { Database, type Queryable, type Statement } from '../database/database.js';
import { network, networkRange } from './network.js';

export interface RateLimitRule {
  /** What is limited: `subscribe`. */
  name: string;
  limit: number;
  windowSeconds: number;
  /** Counts the whole address range, not one household. */
  range?: boolean;
}

/** Fixed-window rate limits, counted in PostgreSQL for all replicas together. */
@Injectable()
export class RateLimitsService {
  private readonly limiters = new Map<string, RateLimiterPostgres>();

  constructor(private readonly database: Database) {}

  /**
   * @param address an IP address, or another key such as a member's id
   * @param within a transaction that takes the count back if it fails
   * @throws TooManyRequestsError when `address` is over the limit
   */
  async count(rule: RateLimitRule, address: string, transaction?: Queryable): Promise<void> {
    const limiter = transaction ? createLimiter(rule, transaction) : this.limiterOf(rule);
    try {
      await limiter.consume(rule.range ? networkRange(address) : network(address));
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      throw new TooManyRequestsError(Math.ceil(error.msBeforeNext / 1000));
    }
  }

  private limiterOf(rule: RateLimitRule): RateLimiterPostgres {
    const known = this.limiters.get(rule.name);
    if (known) return known;
    const limiter = createLimiter(rule, this.database);
    this.limiters.set(rule.name, limiter);
    return limiter;
  }
}

function createLimiter({ name, limit, windowSeconds }: RateLimitRule, queryable: Queryable) {
  return new RateLimiterPostgres({
    storeClient: clientOf(queryable),
    storeType: 'pool',
    tableName: 'rate_limit_counters',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: name,
    points: limit,
    duration: windowSeconds,
    // Once refused, a key costs no more statements until its window ends.
    inMemoryBlockOnConsumed: limit + 1,
  });
}

/** What the library asks of a client of `pg`; of its statements only the one that counts is used. */
const clientOf = (queryable: Queryable) => ({
  query: async (statement: Statement) => ({
    rows: await queryable.query({ ...statement, name: 'rate-limits.count' }),
  }),
});
