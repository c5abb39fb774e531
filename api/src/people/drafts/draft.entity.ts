import { Check, Column, Entity, ManyToOne, PrimaryColumn } from 'typeorm';
import { User } from '../../identity/users/user.entity.js';

/** What a member has begun to write, stored as they type and offered again on any device. */
@Entity('drafts')
@Check('ck_drafts_size', 'pg_column_size(content) <= 131072')
export class Draft {
  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  user?: User;

  @PrimaryColumn('uuid')
  userId!: string;

  /** Where it is written: `post`, `reply:{postId}`, `conversation:{id}`. */
  @PrimaryColumn('text')
  place!: string;

  @Column('jsonb')
  content!: Record<string, unknown>;

  @Column('timestamptz', { default: () => 'now()' })
  updatedAt!: Date;
}
