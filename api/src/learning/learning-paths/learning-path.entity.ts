import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Track } from '../../identity/users/user.entity.js';

/** One of the three tracks, as an ordered way through its courses. */
@Entity('learning_paths')
export class LearningPath {
  @PrimaryColumn('text')
  id!: Track;

  @Column('text')
  title!: string;

  @Column('text')
  description!: string;

  @Column('integer')
  position!: number;
}
