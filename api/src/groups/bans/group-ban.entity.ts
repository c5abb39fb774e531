import { CreateDateColumn, Entity, Index, ManyToOne, PrimaryColumn } from 'typeorm';
import { User } from '../../identity/users/user.entity.js';
import { Group } from '../group.entity.js';

/** Someone who was removed from a group and does not come back, until an owner says otherwise. */
@Entity('group_bans')
export class GroupBan {
  @ManyToOne(() => Group, { onDelete: 'CASCADE' })
  group?: Group;

  @PrimaryColumn('uuid')
  groupId!: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  user?: User;

  @PrimaryColumn('uuid')
  @Index()
  userId!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
