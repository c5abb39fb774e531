import { Check, Column, CreateDateColumn, Entity, Index, ManyToOne, PrimaryColumn } from 'typeorm';
import { User } from '../../identity/users/user.entity.js';
import { Group } from '../group.entity.js';

/** A link, or a file, that a group keeps for its members. */
@Entity('group_resources')
@Index(['groupId', 'createdAt'])
@Index('uq_group_resources_url', ['groupId', 'url'], { unique: true, where: 'url IS NOT NULL' })
@Check('ck_group_resources_kind', `(url IS NULL) <> (file_name IS NULL)`)
@Check('ck_group_resources_file', `(file_name IS NULL) = (file_size IS NULL)`)
export class GroupResource {
  /** Of a file it is also its name in the store. */
  @PrimaryColumn('uuid')
  id!: string;

  @ManyToOne(() => Group, { onDelete: 'CASCADE' })
  group?: Group;

  @Column('uuid')
  groupId!: string;

  @Column('text')
  title!: string;

  @Column('text', { nullable: true })
  url!: string | null;

  /** As it is called when someone keeps it. */
  @Column('text', { nullable: true })
  fileName!: string | null;

  @Column('integer', { nullable: true })
  fileSize!: number | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL', nullable: true })
  addedBy?: User | null;

  @Column('uuid', { nullable: true })
  @Index()
  addedById!: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
