import { Column, Entity, Index, ManyToOne, PrimaryColumn } from 'typeorm';
import { User } from '../../identity/users/user.entity.js';

/** Written by the release before this one; it goes with the next. */
@Entity('client_requests')
export class ClientRequest {
  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  user?: User;

  @PrimaryColumn('uuid')
  userId!: string;

  @PrimaryColumn('uuid')
  clientId!: string;

  @Column('timestamptz', { default: () => 'now()' })
  @Index()
  at!: Date;
}
