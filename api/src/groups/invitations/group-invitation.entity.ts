import { Check, Column, CreateDateColumn, Entity, Index, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { User } from '../../identity/users/user.entity.js';
import { Group } from '../group.entity.js';

/** A link that lets anyone who has it into a group, so often and so long. */
@Entity('group_invitations')
@Check('ck_group_invitations_uses', 'uses BETWEEN 0 AND max_uses')
export class GroupInvitation {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @ManyToOne(() => Group, { onDelete: 'CASCADE' })
  group?: Group;

  @Column('uuid')
  @Index()
  groupId!: string;

  /** Random: the person who knows it may join. */
  @Column('text', { unique: true })
  code!: string;

  @ManyToOne(() => User, { onDelete: 'SET NULL', nullable: true })
  createdBy?: User | null;

  @Column('uuid', { nullable: true })
  createdById!: string | null;

  @Column('integer', { default: 0 })
  uses!: number;

  @Column('integer')
  maxUses!: number;

  @Column('timestamptz')
  expiresAt!: Date;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
