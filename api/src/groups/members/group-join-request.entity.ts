import { Column, CreateDateColumn, Entity, Generated, Index, ManyToOne, PrimaryColumn } from 'typeorm';
import { User } from '../../identity/users/user.entity.js';
import { Group } from '../group.entity.js';

/** Someone asks to join a private group. */
@Entity('group_join_requests')
@Index(['groupId', 'createdAt'])
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

  /** Names it in notifications. */
  @Column('uuid')
  @Generated('uuid')
  id!: string;

  /** To the questions as they were asked. */
  @Column('jsonb', { default: () => "'[]'" })
  answers!: { question: string; answer: string }[];

  /** The version of the rules they agreed to when they asked. */
  @Column('integer', { nullable: true })
  rulesAgreedVersion!: number | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
