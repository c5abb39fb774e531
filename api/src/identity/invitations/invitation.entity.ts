import { Check, Column, CreateDateColumn, Entity, Index, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import type { AccessLevel } from '../access-levels/access-level.js';
import { User } from '../users/user.entity.js';

/** An address that staff invited to join, or to take a role. A link that was mailed there accepts it once. */
@Entity('invitations')
@Index('uq_invitations_open', ['email'], {
  unique: true,
  where: 'accepted_at IS NULL AND withdrawn_at IS NULL',
})
@Check('ck_invitations_email_lower', 'email = lower(email)')
@Check('ck_invitations_access_level', `access_level IN ('member', 'moderator', 'admin')`)
export class Invitation {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('text')
  email!: string;

  @Column('text', { nullable: true })
  firstName!: string | null;

  @Column('text', { nullable: true })
  lastName!: string | null;

  @Column('text')
  accessLevel!: AccessLevel;

  /** What the email says besides. */
  @Column('text', { nullable: true })
  message!: string | null;

  /** sha256 of the token in the link that was mailed last. */
  @Column('bytea', { unique: true })
  tokenHash!: Buffer;

  @ManyToOne(() => User, { onDelete: 'SET NULL', nullable: true })
  invitedBy?: User | null;

  @Index()
  @Column('uuid', { nullable: true })
  invitedById!: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  @Column('timestamptz')
  sentAt!: Date;

  @Index()
  @Column('timestamptz')
  expiresAt!: Date;

  @Column('timestamptz', { nullable: true })
  acceptedAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  withdrawnAt!: Date | null;
}
