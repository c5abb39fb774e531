import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { User } from '../../../identity/users/user.entity.js';
import { Poll } from './poll.entity.js';

/** What a member has chosen: one row each, however many options a poll allows. */
@Entity('poll_votes')
@Check(
  'ck_poll_votes_choices',
  `cardinality(choices) BETWEEN 1 AND 8 AND choices <@ '{0,1,2,3,4,5,6,7}'::smallint[]`,
)
export class PollVote {
  @ManyToOne(() => Poll, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'post_id' })
  poll?: Poll;

  @PrimaryColumn('uuid')
  postId!: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  user?: User;

  @PrimaryColumn('uuid')
  @Index()
  userId!: string;

  /** Indexes of the options. */
  @Column('smallint', { array: true })
  choices!: number[];

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}
