import { Column, CreateDateColumn, Entity, Index, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { Session } from '../../identity/sessions/session.entity.js';
import { User } from '../../identity/users/user.entity.js';

/** A browser that shows what is pushed, while its member is signed in there. */
@Entity('push_subscriptions')
export class PushSubscription {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  user?: User;

  @Index()
  @Column('uuid')
  userId!: string;

  @ManyToOne(() => Session, { onDelete: 'CASCADE' })
  session?: Session;

  @Index()
  @Column('uuid')
  sessionId!: string;

  /** Address of the browser's push service, which names the browser. */
  @Column('text', { unique: true })
  endpoint!: string;

  @Column('text')
  p256dh!: string;

  @Column('text')
  auth!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
