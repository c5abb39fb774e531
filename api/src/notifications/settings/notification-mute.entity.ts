import { Entity, ManyToOne, PrimaryColumn } from 'typeorm';
import { User } from '../../identity/users/user.entity.js';

/** A subject, for example a discussion, that a member wants to hear nothing more of. */
@Entity('notification_mutes')
export class NotificationMute {
  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  user?: User;

  @PrimaryColumn('uuid')
  userId!: string;

  @PrimaryColumn('uuid')
  subjectId!: string;
}
