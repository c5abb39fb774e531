import { CreateDateColumn, Entity, Index, ManyToOne, PrimaryColumn } from 'typeorm';
import { User } from '../users/user.entity.js';
import { Group } from './group.entity.js';

/** Somebody asks to join a private group. */
@Entity('group_join_requests')
export class GroupJoinRequest {
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
