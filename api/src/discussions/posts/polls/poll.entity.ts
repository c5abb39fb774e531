import { Check, Column, Entity, ManyToOne, PrimaryColumn } from 'typeorm';
import { Post } from '../post.entity.js';

/** A question with answers to choose from, in a post. */
@Entity('polls')
@Check('ck_polls_options', 'cardinality(options) BETWEEN 2 AND 8')
export class Poll {
  @ManyToOne(() => Post, { onDelete: 'CASCADE' })
  post?: Post;

  @PrimaryColumn('uuid')
  postId!: string;

  /** In the order in which they are shown; a vote names them by their index. */
  @Column('text', { array: true })
  options!: string[];

  @Column('boolean', { default: false })
  allowsSeveral!: boolean;

  /** Null: it stays open. */
  @Column('timestamptz', { nullable: true })
  endsAt!: Date | null;
}
