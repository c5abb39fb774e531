import { Column, CreateDateColumn, Entity, Index, ManyToOne, PrimaryColumn } from 'typeorm';
import { User } from '../../identity/users/user.entity.js';

/** A member who wants to hear of new discussions with a tag. */
@Entity('tag_follows')
export class TagFollow {
  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  user?: User;

  @PrimaryColumn('uuid')
  userId!: string;

  /** As tags are compared: without accents. */
  @PrimaryColumn('text')
  @Index()
  folded!: string;

  /** As it was written. */
  @Column('text')
  tag!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
