import { Check, Column, Entity, Index, ManyToOne, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { User } from '../../identity/users/user.entity.js';
import { Group } from '../group.entity.js';

export const GROUP_ROLES = ['owner', 'moderator', 'member'] as const;
export type GroupRole = (typeof GROUP_ROLES)[number];

/** What a member hears of a group: everything new, what is addressed to them, or nothing. */
export const GROUP_LEVELS = ['all', 'mentions', 'none'] as const;
export type GroupLevel = (typeof GROUP_LEVELS)[number];

@Entity('group_memberships')
@Unique(['userId', 'groupId'])
@Index(['groupId', 'joinedAt'])
@Index('ix_group_memberships_staff', ['groupId'], { where: `role <> 'member'` })
@Check('ck_group_memberships_agreement', `(rules_agreed_version IS NULL) = (rules_agreed_at IS NULL)`)
@Check('ck_group_memberships_role', `role IN ('owner', 'moderator', 'member')`)
@Check('ck_group_memberships_notifications', `notifications IN ('all', 'mentions', 'none')`)
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

  @Column('text', { default: 'all' })
  notifications!: GroupLevel;

  @Column('timestamptz', { default: () => 'now()' })
  joinedAt!: Date;

  /** The version of the rules that the member was last shown. */
  @Column('integer', { default: 1 })
  rulesSeen!: number;

  /** What they agreed to when they joined, and when; null where nobody asked. */
  @Column('integer', { nullable: true })
  rulesAgreedVersion!: number | null;

  @Column('timestamptz', { nullable: true })
  rulesAgreedAt!: Date | null;
}
