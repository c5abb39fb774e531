import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  ManyToOne,
  PrimaryGeneratedColumn,
  Unique,
} from 'typeorm';
import { User } from '../../identity/users/user.entity.js';

/** A member would like two others to know each other. What one of them answers is shown to nobody until both have said yes. */
@Entity('introductions')
@Unique('uq_introductions_people', ['byId', 'firstId', 'secondId'])
@Index(['firstId', 'createdAt'])
@Index(['secondId', 'createdAt'])
@Check('ck_introductions_three', 'first_id < second_id AND by_id NOT IN (first_id, second_id)')
export class Introduction {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  by?: User;

  @Column('uuid')
  byId!: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  first?: User;

  /** The smaller id of the two. */
  @Column('uuid')
  firstId!: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  second?: User;

  @Column('uuid')
  secondId!: string;

  @Column('text')
  reason!: string;

  /** Null until they have answered. */
  @Column('boolean', { nullable: true })
  firstAgrees!: boolean | null;

  @Column('boolean', { nullable: true })
  secondAgrees!: boolean | null;

  /** Where the three talk, once both agree. */
  @Column('uuid', { nullable: true })
  conversationId!: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
