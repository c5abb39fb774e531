import { Check, CreateDateColumn, Entity, Index, ManyToOne, PrimaryColumn } from 'typeorm';
import { User } from '../../identity/users/user.entity.js';

/** Neither of the two sees or reaches the other; only the one who blocked can end it. */
@Entity('member_blocks')
@Check('ck_member_blocks_two', 'blocker_id <> blocked_id')
export class MemberBlock {
  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  blocker?: User;

  @PrimaryColumn('uuid')
  blockerId!: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  blocked?: User;

  @PrimaryColumn('uuid')
  @Index()
  blockedId!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
