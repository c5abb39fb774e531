import { Column, CreateDateColumn, Entity, Index, ManyToOne, PrimaryColumn } from 'typeorm';
import { User } from '../../identity/users/user.entity.js';
import { Exchange } from './exchange.entity.js';

/** Someone says "I can help", or would like what is offered. */
@Entity('exchange_helpers')
export class ExchangeHelper {
  @ManyToOne(() => Exchange, { onDelete: 'CASCADE' })
  exchange?: Exchange;

  @PrimaryColumn('uuid')
  exchangeId!: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  user?: User;

  @PrimaryColumn('uuid')
  @Index()
  userId!: string;

  @Column('text', { default: '' })
  message!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
