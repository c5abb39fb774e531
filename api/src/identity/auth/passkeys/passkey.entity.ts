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
import { User } from '../../users/user.entity.js';

/** The public half of a key that a member's device keeps. */
@Entity('passkeys')
export class Passkey {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  /** What the device calls it, in base64url. */
  @Column('text', { unique: true })
  credentialId!: string;

  @Index()
  @Column('uuid')
  userId!: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id' })
  user!: Relation<User>;

  @Column('bytea')
  publicKey!: Buffer;

  /** How often the device says it was used; 0 where it does not count. */
  @Column('bigint', { transformer: { from: Number, to: (value: number) => value } })
  counter!: number;

  /** How the browser may reach it. */
  @Column('text', { array: true, default: [] })
  transports!: string[];

  @Column('text')
  name!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  @Column('timestamptz', { nullable: true })
  lastUsedAt!: Date | null;
}
