import { Column, Entity, Index, ManyToOne, PrimaryColumn } from 'typeorm';
import { User } from '../../../identity/users/user.entity.js';
import { ProjectRole } from '../project-role.entity.js';
import { Project } from '../project.entity.js';

/** Who is in a project: its owner, and one person for each part. */
@Entity('project_members')
@Index('uq_project_members_role', ['roleId'], { unique: true, where: 'role_id IS NOT NULL' })
export class ProjectMember {
  @ManyToOne(() => Project, { onDelete: 'CASCADE' })
  project?: Project;

  @PrimaryColumn('uuid')
  projectId!: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  user?: User;

  @PrimaryColumn('uuid')
  @Index()
  userId!: string;

  @ManyToOne(() => ProjectRole, { onDelete: 'SET NULL', nullable: true })
  role?: ProjectRole | null;

  /** None for an owner who looks after the whole. */
  @Column('uuid', { nullable: true })
  roleId!: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  joinedAt!: Date;
}
