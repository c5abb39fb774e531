import { Column, Entity, OneToOne, PrimaryColumn, JoinColumn } from 'typeorm';
import { User } from '../../identity/users/user.entity.js';

/** Without a row, recommendations are on. */
@Entity('recommendation_settings')
export class RecommendationSettings {
  @OneToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn()
  user?: User;

  @PrimaryColumn('uuid')
  userId!: string;

  @Column('boolean')
  enabled!: boolean;
}
