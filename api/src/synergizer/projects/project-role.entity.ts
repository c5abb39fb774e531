import { Check, Column, Entity, Index, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { Project } from './project.entity.js';

/** A part that one person takes. */
@Entity('project_roles')
@Index(['projectId', 'position'])
@Check('ck_project_roles_hours', 'hours_per_week BETWEEN 1 AND 40')
export class ProjectRole {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @ManyToOne(() => Project, { onDelete: 'CASCADE' })
  project?: Project;

  @Column('uuid')
  projectId!: string;

  @Column('text')
  name!: string;

  @Column('integer')
  hoursPerWeek!: number;

  @Column('integer')
  position!: number;
}
