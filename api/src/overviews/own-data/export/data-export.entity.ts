import { Column, CreateDateColumn, Entity, Index, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { User } from '../../../identity/users/user.entity.js';

/** A copy of everything of their own that a member asked for. Its file stays while the row is. */
@Entity('data_exports')
@Index('uq_data_exports_preparing', ['userId'], {
  unique: true,
  where: 'ready_at IS NULL AND failed_at IS NULL',
})
@Index(['userId', 'requestedAt'])
@Index(['expiresAt'])
export class DataExport {
  /** Of the archive, too. */
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  /** Null once the account is gone: the file has to go, too. */
  @ManyToOne(() => User, { onDelete: 'SET NULL', nullable: true })
  user?: User | null;

  @Column('uuid', { nullable: true })
  userId!: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  requestedAt!: Date;

  @Column('timestamptz', { nullable: true })
  readyAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  failedAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  expiresAt!: Date | null;

  @Column('bigint', { nullable: true })
  bytes!: string | null;
}
