import { Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { User } from '../../../identity/users/user.entity.js';

/** A member whom an administrator made a mentor; instructors are mentors without it. */
@Entity('mentors')
export class Mentor {
  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn()
  user?: User;

  @PrimaryColumn('uuid')
  userId!: string;

  @ManyToOne(() => User, { onDelete: 'SET NULL', nullable: true })
  namedBy?: User | null;

  @Index()
  @Column('uuid', { nullable: true })
  namedById!: string | null;

  @Column('text')
  reason!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
