import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** How often something was asked for in one fixed window. */
@Entity('rate_limits')
export class RateLimit {
  @PrimaryColumn('text')
  key!: string;

  @Index()
  @PrimaryColumn('timestamptz')
  windowStart!: Date;

  @Column('integer')
  count!: number;
}
