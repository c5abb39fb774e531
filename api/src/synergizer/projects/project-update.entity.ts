import { Column, CreateDateColumn, Entity, Index, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { User } from '../../identity/users/user.entity.js';
import { Project } from './project.entity.js';

/** What those in a project tell the others about how it goes. */
@Entity('project_updates')
@Index(['projectId', 'createdAt'])
export class ProjectUpdate {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @ManyToOne(() => Project, { onDelete: 'CASCADE' })
  project?: Project;

  @Column('uuid')
  projectId!: string;

  @ManyToOne(() => User, { onDelete: 'SET NULL', nullable: true })
  author?: User | null;

  @Column('uuid', { nullable: true })
  @Index()
  authorId!: string | null;

  /** Markdown. */
  @Column('text')
  text!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
