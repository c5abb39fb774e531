import { Check, Column, CreateDateColumn, Entity, Index, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { User } from '../../identity/users/user.entity.js';

export const ENQUIRY_KINDS = ['contact', 'consulting', 'speaking'] as const;
export type EnquiryKind = (typeof ENQUIRY_KINDS)[number];

export const ENQUIRY_STATES = ['new', 'answered', 'agreed', 'done', 'declined'] as const;
export type EnquiryState = (typeof ENQUIRY_STATES)[number];

/** What someone outside asked of us, and what became of it. */
@Entity('enquiries')
@Index(['createdAt', 'id'])
@Index(['state', 'createdAt', 'id'])
@Index('uq_enquiries_waiting', ['fingerprint'], { unique: true, where: `state = 'new'` })
@Check('ck_enquiries_kind', `kind IN ('contact', 'consulting', 'speaking')`)
@Check('ck_enquiries_state', `state IN ('new', 'answered', 'agreed', 'done', 'declined')`)
@Check('ck_enquiries_window', 'window_to >= window_from')
export class Enquiry {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  /** What both sides call it: `FL-7K3M2Q`. */
  @Column('text', { unique: true })
  reference!: string;

  @Column('text')
  kind!: EnquiryKind;

  @Column('text', { default: 'new' })
  state!: EnquiryState;

  @Column('text')
  name!: string;

  @Column('text')
  email!: string;

  @Column('text', { nullable: true })
  organization!: string | null;

  /** The first and last day that would suit. */
  @Column('date', { nullable: true })
  windowFrom!: string | null;

  @Column('date', { nullable: true })
  windowTo!: string | null;

  /** As they put it: people write "Lisbon" as often as an IANA name. */
  @Column('text', { nullable: true })
  timeZone!: string | null;

  @Column('text', { nullable: true })
  format!: string | null;

  @Column('text', { nullable: true })
  audience!: string | null;

  @Column('text', { nullable: true })
  budget!: string | null;

  @Column('text')
  message!: string;

  /** Of everything they wrote: the same text again, while nobody has answered, is the same enquiry. */
  @Column('text')
  fingerprint!: string;

  /** The day by which we promised them an answer. */
  @Column('date')
  answerBy!: string;

  @ManyToOne(() => User, { onDelete: 'SET NULL', nullable: true })
  owner?: User | null;

  @Index()
  @Column('uuid', { nullable: true })
  ownerId!: string | null;

  @Column('text', { default: '' })
  notes!: string;

  /** When they agreed that we keep this, which is when it came. */
  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
