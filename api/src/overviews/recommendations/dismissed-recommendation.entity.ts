import { Column, Entity, ManyToOne, PrimaryColumn } from 'typeorm';
import { User } from '../../identity/users/user.entity.js';
import type { RecommendationKind } from '../../core/recommendations/recommendation-sources.module.js';

/** "Not for me". */
@Entity('dismissed_recommendations')
export class DismissedRecommendation {
  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  user?: User;

  @PrimaryColumn('uuid')
  userId!: string;

  @PrimaryColumn('text')
  kind!: RecommendationKind;

  @PrimaryColumn('uuid')
  subjectId!: string;

  @Column('timestamptz', { default: () => 'now()' })
  at!: Date;
}
