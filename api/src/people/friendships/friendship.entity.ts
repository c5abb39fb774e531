import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  ManyToOne,
  PrimaryGeneratedColumn,
  Unique,
} from 'typeorm';
import { User } from '../../identity/users/user.entity.js';
import { TIE_STATUSES, type TieStatus } from './friendship-rules.js';

/** Two members of whom one has asked the other to connect; one row for both. */
@Entity('friendships')
@Unique('uq_friendships_pair', ['lowId', 'highId'])
@Check('ck_friendships_order', 'low_id < high_id')
@Check('ck_friendships_asked_by', 'asked_by_id IN (low_id, high_id)')
@Check('ck_friendships_status', `status IN (${TIE_STATUSES.map((status) => `'${status}'`).join(', ')})`)
export class FriendshipTie {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  low?: User;

  /** The smaller id of the two. */
  @Column('uuid')
  lowId!: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  high?: User;

  @Column('uuid')
  @Index()
  highId!: string;

  @Column('uuid')
  askedById!: string;

  @Column('text')
  status!: TieStatus;

  /** Since when it has this status. */
  @CreateDateColumn({ type: 'timestamptz' })
  since!: Date;
}
