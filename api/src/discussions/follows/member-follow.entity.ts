import { Check, CreateDateColumn, Entity, Index, ManyToOne, PrimaryColumn } from 'typeorm';
import { User } from '../../identity/users/user.entity.js';

/** A member who wants to hear of new discussions by another. */
@Entity('member_follows')
@Check('ck_member_follows_other', 'user_id <> followed_id')
export class MemberFollow {
  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  user?: User;

  @PrimaryColumn('uuid')
  userId!: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  followed?: User;

  @PrimaryColumn('uuid')
  @Index()
  followedId!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
