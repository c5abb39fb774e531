import { Column, CreateDateColumn, Entity, Index, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { User } from '../../../../identity/users/user.entity.js';
import type { MemberFilters } from '../filters/member-filters.dto.js';

/** Filters of the list of members under a name, for all administrators. Two names differ in more than their case. */
@Entity('member_segments')
@Index('uq_member_segments_name', { synchronize: false })
export class MemberSegment {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('text')
  name!: string;

  /** Only what narrows. */
  @Column('jsonb')
  filters!: MemberFilters;

  @ManyToOne(() => User, { onDelete: 'SET NULL', nullable: true })
  createdBy?: User | null;

  @Index()
  @Column('uuid', { nullable: true })
  createdById!: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
