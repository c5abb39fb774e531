import {
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
} from 'typeorm';
import { User } from '../users/user.entity.js';

/** One signed-in browser. The cookie's value is nowhere in the database, only its sha256. */
@Entity('sessions')
export class Session {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('bytea', { unique: true })
  tokenHash!: Buffer;

  @Index()
  @Column('uuid')
  userId!: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id' })
  user!: Relation<User>;

  /** What the browser called itself, for the list of devices. */
  @Column('text', { nullable: true })
  userAgent!: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  /** To the hour. */
  @Column('timestamptz', { default: () => 'now()' })
  lastUsedAt!: Date;

  /** When its member last signed in or confirmed that it is them; null for sessions from before that was noted. */
  @Column('timestamptz', { nullable: true })
  authenticatedAt!: Date | null;

  /** No browser's: the site itself looks at its pages as this member. */
  @Column('boolean', { default: false })
  readsOnly!: boolean;

  @Index()
  @Column('timestamptz')
  expiresAt!: Date;
}
