import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A piece of content that the seed has written: it is not written again until the content itself changes. */
@Entity('seed_marks')
export class SeedMark {
  /** `course:ai-foundations-for-professionals` */
  @PrimaryColumn('text')
  key!: string;

  /** Of the content as it was written. */
  @Column('text')
  fingerprint!: string;

  /** The day that the content's relative dates were counted from. */
  @Column('date')
  day!: string;
}
