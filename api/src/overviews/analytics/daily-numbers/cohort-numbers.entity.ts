import { Check, Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** Of a week in UTC that was over for four weeks: who joined in it, and how many of them were active in the fourth week after. */
@Entity('cohort_numbers')
@Check('ck_cohort_numbers_week', `EXTRACT(isodow FROM week) = 1`)
@Check('ck_cohort_numbers_returned', `returned BETWEEN 0 AND joined`)
export class CohortNumbers {
  /** Its Monday. */
  @PrimaryColumn('date')
  week!: string;

  @Column('integer')
  joined!: number;

  @Column('integer')
  returned!: number;

  @CreateDateColumn({ type: 'timestamptz' })
  countedAt!: Date;
}
