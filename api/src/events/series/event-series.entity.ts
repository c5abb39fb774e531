import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Events that repeat. Each is a row of its own, so that one of them can be moved, canceled or full. */
@Entity('event_series')
export class EventSeries {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  /** RFC 5545, without where it begins: `FREQ=WEEKLY;COUNT=6`. */
  @Column('text')
  rule!: string;

  /** "Every Tuesday" */
  @Column('text')
  label!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
