import { Check, Column, CreateDateColumn, Entity, Index, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { Conversation } from '../../people/conversations/conversation.entity.js';
import { User } from '../../identity/users/user.entity.js';
import { TOPICS_SQL, type Topic } from '../topics.js';

export const EXCHANGE_KINDS = ['offer', 'request'] as const;
export type ExchangeKind = (typeof EXCHANGE_KINDS)[number];

/** open → agreed → done; open → withdrawn or expired; agreed → withdrawn. A trigger refuses others. */
export const EXCHANGE_STATES = ['open', 'agreed', 'done', 'withdrawn', 'expired'] as const;
export type ExchangeState = (typeof EXCHANGE_STATES)[number];

/** One member does one thing for another, once. It counts when both say that it is done. */
@Entity('exchanges')
@Index(['createdAt', 'id'])
@Index('ix_exchanges_open_until', ['until'], { where: `state = 'open'` })
@Index('ix_exchanges_agreed', ['agreedAt'], { where: `state = 'agreed'` })
@Check('ck_exchanges_kind', `kind IN ('offer', 'request')`)
@Check('ck_exchanges_state', `state IN ('open', 'agreed', 'done', 'withdrawn', 'expired')`)
@Check('ck_exchanges_topic', `topic IN (${TOPICS_SQL})`)
@Check('ck_exchanges_hours', 'hours BETWEEN 1 AND 20')
@Check(
  'ck_exchanges_helper',
  `(state NOT IN ('open', 'expired') OR helper_id IS NULL) AND helper_id <> owner_id`,
)
@Check('ck_exchanges_agreed', `state NOT IN ('agreed', 'done') OR agreed_at IS NOT NULL`)
@Check('ck_exchanges_done', `(state = 'done') = (owner_done_at IS NOT NULL AND helper_done_at IS NOT NULL)`)
@Check('ck_exchanges_thanks', `state = 'done' OR (owner_thanks IS NULL AND helper_thanks IS NULL)`)
@Check('ck_exchanges_removed', `(deleted_at IS NULL) = (removed_by IS NULL) AND removed_by = 'moderator'`)
export class Exchange {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('text', { unique: true })
  slug!: string;

  @Column('text')
  kind!: ExchangeKind;

  @Column('text')
  title!: string;

  /** Markdown. */
  @Column('text')
  body!: string;

  /** The beginning of the body as plain text. */
  @Column('text', { default: '' })
  excerpt!: string;

  /** The body as plain text, for the search; null until it is made. */
  @Column('text', { nullable: true, select: false })
  plainText!: string | null;

  @Column('text', { nullable: true })
  topic!: Topic | null;

  @Column('text', { array: true, default: '{}' })
  skills!: string[];

  /** How long it takes, about. */
  @Column('integer', { nullable: true })
  hours!: number | null;

  /** The last day on which someone can say that they can help. */
  @Column('date')
  until!: string;

  @Column('text', { default: 'open' })
  state!: ExchangeState;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  owner?: User;

  @Column('uuid')
  @Index()
  ownerId!: string;

  @ManyToOne(() => User, { onDelete: 'SET NULL', nullable: true })
  helper?: User | null;

  @Column('uuid', { nullable: true })
  @Index()
  helperId!: string | null;

  @ManyToOne(() => Conversation, { onDelete: 'SET NULL', nullable: true })
  conversation?: Conversation | null;

  @Column('uuid', { nullable: true })
  conversationId!: string | null;

  @Column('timestamptz', { nullable: true })
  agreedAt!: Date | null;

  /** When both were last asked how it goes. */
  @Column('timestamptz', { nullable: true })
  nudgedAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  ownerDoneAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  helperDoneAt!: Date | null;

  @Column('text', { nullable: true })
  ownerThanks!: string | null;

  @Column('text', { nullable: true })
  helperThanks!: string | null;

  /** Out of sight until a moderator has looked at the reports. */
  @Column('timestamptz', { nullable: true })
  hiddenAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  deletedAt!: Date | null;

  @Column('text', { nullable: true })
  removedBy!: 'moderator' | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
