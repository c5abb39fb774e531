import { Check, CreateDateColumn, Entity, Index, ManyToOne, PrimaryColumn } from 'typeorm';
import { User } from '../../identity/users/user.entity.js';

/** One does not want to read the other in lists, who never learns of it. */
@Entity('member_mutes')
@Check('ck_member_mutes_two', 'muter_id <> muted_id')
export class MemberMute {
  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  muter?: User;

  @PrimaryColumn('uuid')
  muterId!: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  muted?: User;

  @PrimaryColumn('uuid')
  @Index()
  mutedId!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
