import { Check, Column, Entity, ManyToOne, PrimaryColumn } from 'typeorm';
import { User } from '../../identity/users/user.entity.js';
import type { RecommendationKind } from './recommendations.dto.js';

/** "Not for me". */
@Entity('dismissed_recommendations')
@Check(
  'ck_dismissed_recommendations_kind',
  `kind IN ('lesson', 'course', 'person', 'event', 'group', 'project', 'exchange')`,
)
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
