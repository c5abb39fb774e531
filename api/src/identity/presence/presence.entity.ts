import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn } from 'typeorm';

/** When members were last here, as noted once an hour; members who do not show it have no row. */
@Entity('presences')
export class Presence {
  // By name: users use presence, too.
  @OneToOne('User', { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id' })
  user?: object;

  @PrimaryColumn('uuid')
  userId!: string;

  /** To five minutes. */
  @Column('timestamptz')
  activeAt!: Date;
}
