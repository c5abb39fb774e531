import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An ordered way through courses: one of the three tracks, or another that administrators made. */
@Entity('learning_paths')
export class LearningPath {
  /** A track, or the slug of another path. */
  @PrimaryColumn('text')
  id!: string;

  @Column('text')
  title!: string;

  @Column('text')
  description!: string;

  @Column('integer')
  position!: number;

  /** A path that is not public is for its members alone. */
  @Column('boolean', { default: true })
  isPublic!: boolean;
}
