import { Check, Column, CreateDateColumn, Entity, Index, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { User } from '../../../identity/users/user.entity.js';
import { ProjectRole } from '../project-role.entity.js';
import { Project } from '../project.entity.js';

export type RequestState = 'waiting' | 'accepted' | 'declined';

/** Someone would like to take a part; at most one request of theirs waits in a project. */
@Entity('project_requests')
@Index('uq_project_requests_waiting', ['projectId', 'userId'], { unique: true, where: `state = 'waiting'` })
@Index('uq_project_requests_accepted', ['roleId'], { unique: true, where: `state = 'accepted'` })
@Check('ck_project_requests_state', `state IN ('waiting', 'accepted', 'declined')`)
export class ProjectRequest {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @ManyToOne(() => Project, { onDelete: 'CASCADE' })
  project?: Project;

  @Column('uuid')
  projectId!: string;

  @ManyToOne(() => ProjectRole, { onDelete: 'CASCADE' })
  role?: ProjectRole;

  @Column('uuid')
  @Index()
  roleId!: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  user?: User;

  @Column('uuid')
  @Index()
  userId!: string;

  @Column('text', { default: '' })
  message!: string;

  @Column('text', { default: 'waiting' })
  state!: RequestState;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
