import { Column, Entity, Index, ManyToOne, PrimaryColumn } from 'typeorm';
import { User } from '../../identity/users/user.entity.js';
import { LearningPath } from './learning-path.entity.js';

/** A member who has joined a path: it is on their home. */
@Entity('learning_path_memberships')
export class LearningPathMembership {
  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  user?: User;

  @PrimaryColumn('uuid')
  userId!: string;

  @ManyToOne(() => LearningPath, { onDelete: 'CASCADE' })
  path?: LearningPath;

  @PrimaryColumn('text')
  @Index()
  pathId!: string;

  @Column('timestamptz', { default: () => 'now()' })
  joinedAt!: Date;
}
