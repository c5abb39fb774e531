import { Column, CreateDateColumn, Entity, Index, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { User } from '../../../../identity/users/user.entity.js';

/** What staff wrote down about a member, for each other. */
@Entity('member_notes')
@Index(['memberId', 'createdAt'])
export class MemberNote {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  member?: User;

  @Column('uuid')
  memberId!: string;

  @ManyToOne(() => User, { onDelete: 'SET NULL', nullable: true })
  author?: User | null;

  @Index()
  @Column('uuid', { nullable: true })
  authorId!: string | null;

  @Column('text')
  text!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
