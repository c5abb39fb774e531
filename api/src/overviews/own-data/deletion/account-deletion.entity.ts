import { Column, CreateDateColumn, Entity, Index, JoinColumn, OneToOne, PrimaryColumn } from 'typeorm';
import { User } from '../../../identity/users/user.entity.js';

/** A member wants their account erased; until then they may change their mind. */
@Entity('account_deletions')
export class AccountDeletion {
  @OneToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn()
  user?: User;

  @PrimaryColumn('uuid')
  userId!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  requestedAt!: Date;

  @Index()
  @Column('timestamptz')
  erasesAt!: Date;

  @Column('timestamptz', { nullable: true })
  remindedAt!: Date | null;

  /** Whether what they wrote to others goes too, instead of staying without their name. */
  @Column('boolean', { default: false })
  removesWriting!: boolean;
}
