import { Column, Entity, Index, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { User } from '../../identity/users/user.entity.js';
import type { NotificationKindKey } from '../notification-kinds.js';

/** That a mail of a kind went to a member: what the daily budget is counted from. */
@Entity('notification_mails')
@Index(['userId', 'sentAt'])
@Index(['sentAt'])
export class NotificationMail {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  user?: User;

  @Column('uuid')
  userId!: string;

  @Column('text')
  kind!: NotificationKindKey;

  @Column('timestamptz')
  sentAt!: Date;
}
