import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** Something that changed and who may hear of it; stored for an hour, so that a stream that was cut off can go on. */
@Entity('live_events')
@Index(['createdAt'])
export class LiveEvent {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: string;

  /** What changed, for example `post:{id}` or `notifications`. */
  @Column('text')
  topic!: string;

  /** Only these members; null: every member to whom the rest applies. */
  @Column('uuid', { array: true, nullable: true })
  memberIds!: string[] | null;

  /** Only members who may read what is in this group. */
  @Column('uuid', { nullable: true })
  groupId!: string | null;

  /** Who did it: nobody hears of them across a block. */
  @Column('uuid', { nullable: true })
  actorId!: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
