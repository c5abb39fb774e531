import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** The table of `rate-limiter-flexible`: how often something was asked for in the window that ends at `expire`. */
@Entity('rate_limit_counters')
export class RateLimitCounter {
  @PrimaryColumn('varchar', { length: 255 })
  key!: string;

  @Column('integer', { default: 0 })
  points!: number;

  /** Milliseconds since 1970. */
  @Index()
  @Column('bigint', { nullable: true })
  expire!: string | null;
}
