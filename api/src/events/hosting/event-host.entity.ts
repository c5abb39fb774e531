import { Column, CreateDateColumn, Entity, Index, ManyToOne, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { User } from '../../identity/users/user.entity.js';

/** A member whom an administrator lets host events outside of groups. */
@Entity('event_hosts')
@Unique('uq_event_hosts_user_id', ['userId'])
export class EventHost {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  user?: User;

  @Column('uuid')
  userId!: string;

  @ManyToOne(() => User, { onDelete: 'SET NULL', nullable: true })
  allowedBy?: User | null;

  @Index()
  @Column('uuid', { nullable: true })
  allowedById!: string | null;

  @Column('text')
  reason!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
