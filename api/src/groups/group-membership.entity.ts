import { Check, Column, Entity, Index, ManyToOne, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { User } from '../users/user.entity.js';
import { Group } from './group.entity.js';

export const GROUP_ROLES = ['owner', 'moderator', 'member'] as const;
export type GroupRole = (typeof GROUP_ROLES)[number];

@Entity('group_memberships')
@Unique(['userId', 'groupId'])
@Index(['groupId', 'joinedAt'])
@Index('ix_group_memberships_staff', ['groupId'], { where: `role <> 'member'` })
@Check('ck_group_memberships_role', `role IN ('owner', 'moderator', 'member')`)
export class GroupMembership {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @ManyToOne(() => Group, { onDelete: 'CASCADE' })
  group?: Group;

  @Column('uuid')
  groupId!: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  user?: User;

  @Column('uuid')
  userId!: string;

  @Column('text', { default: 'member' })
  role!: GroupRole;

  @Column('timestamptz', { default: () => 'now()' })
  joinedAt!: Date;
}
