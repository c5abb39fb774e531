import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Counts of whole tables that would be slow to count; maintained by triggers. */
@Entity('counters')
export class Counter {
  /** `members`: onboarded people. `posts`: posts anybody may see. */
  @PrimaryColumn('text')
  name!: 'members' | 'posts';

  @Column('bigint', { default: 0 })
  value!: string;
}
