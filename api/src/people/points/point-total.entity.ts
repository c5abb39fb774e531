import { Column, Entity, OneToOne, JoinColumn, PrimaryColumn } from 'typeorm';
import { User } from '../../identity/users/user.entity.js';

/** The sum of a member's ledger, changed in the transaction that writes the entry. */
@Entity('point_totals')
export class PointTotal {
  @OneToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn()
  user?: User;

  @PrimaryColumn('uuid')
  userId!: string;

  @Column('integer', { default: 0 })
  totalPoints!: number;
}
