import { Column, CreateDateColumn, Entity, ManyToOne, PrimaryColumn } from 'typeorm';
import { User } from '../../identity/users/user.entity.js';

/** The address under which a calendar program reads the events of a member. */
@Entity('calendar_feeds')
export class CalendarFeed {
  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  user?: User;

  @PrimaryColumn('uuid')
  userId!: string;

  /** Anyone who knows it reads the feed; revoking it is another token. */
  @Column('text', { unique: true })
  token!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
