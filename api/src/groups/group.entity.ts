import { Check, Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** `private` groups are listed but closed; `secret` ones do not exist for anybody else. */
export const GROUP_VISIBILITIES = ['public', 'private', 'pro', 'secret'] as const;
export type GroupVisibility = (typeof GROUP_VISIBILITIES)[number];

@Entity('groups')
@Index(['memberCount', 'id'])
@Check('ck_groups_visibility', `visibility IN ('public', 'private', 'pro', 'secret')`)
@Check('ck_groups_counts', `member_count >= 0 AND post_count >= 0`)
export class Group {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('text', { unique: true })
  slug!: string;

  @Column('text')
  name!: string;

  @Column('text')
  about!: string;

  /** Markdown. */
  @Column('text')
  rules!: string;

  @Column('text')
  topic!: string;

  @Column('text')
  visibility!: GroupVisibility;

  @Column('text')
  coverSeed!: string;

  /** Kept by a trigger on memberships. */
  @Column('integer', { default: 0 })
  memberCount!: number;

  /** Kept by a trigger on posts. */
  @Column('integer', { default: 0 })
  postCount!: number;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
