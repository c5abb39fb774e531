import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from '../../users/user.entity.js';

/** A browser that someone has signed in with before, known by a cookie that outlives the session. */
@Entity('known_devices')
export class KnownDevice {
  @PrimaryColumn('uuid')
  userId!: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id' })
  user!: Relation<User>;

  /** sha256 of the cookie. */
  @PrimaryColumn('bytea')
  keyHash!: Buffer;

  @Index()
  @Column('timestamptz')
  signedInAt!: Date;
}
