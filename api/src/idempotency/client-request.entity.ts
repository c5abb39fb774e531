import { Column, Entity, Index, ManyToOne, PrimaryColumn } from 'typeorm';
import { User } from '../users/user.entity.js';

/** A change that a client has named and the server has made: the same name again changes nothing. */
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
