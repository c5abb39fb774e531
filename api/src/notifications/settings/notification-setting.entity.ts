import { Column, Entity, ManyToOne, PrimaryColumn } from 'typeorm';
import { User } from '../../identity/users/user.entity.js';
import type { Channel, NotificationKindKey } from '../notification-kinds.js';

/** Where a member wants a kind to go, where that differs from its defaults. */
@Entity('notification_settings')
export class NotificationSetting {
  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  user?: User;

  @PrimaryColumn('uuid')
  userId!: string;

  @PrimaryColumn('text')
  kind!: NotificationKindKey;

  @Column('text', { array: true })
  channels!: Channel[];
}
