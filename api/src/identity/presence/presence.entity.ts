import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn, type Relation } from 'typeorm';
import type { User } from '../users/user.entity.js';

/** When members were last here, as noted once an hour; members who do not show it have no row. */
@Entity('presences')
export class Presence {
  @OneToOne('User', { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id' })
  user?: Relation<User>;

  @PrimaryColumn('uuid')
  userId!: string;

  /** To five minutes. */
  @Column('timestamptz')
  activeAt!: Date;
}
