import { Column, CreateDateColumn, Entity, Index, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { User } from '../../identity/users/user.entity.js';
import { Project } from './project.entity.js';

/** What those in a project tell the others about how it goes. */
@Entity('project_updates')
@Index(['projectId', 'createdAt'])
@Index('uq_project_updates_client', ['authorId', 'clientId'], {
  unique: true,
  where: 'client_id IS NOT NULL',
})
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

  /** Written by the release before this one; it goes with the next. */
  @Column('uuid', { nullable: true })
  clientId!: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
