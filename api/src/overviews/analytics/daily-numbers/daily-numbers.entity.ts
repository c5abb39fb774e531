import { Check, Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

const count = { type: 'integer' } as const;
const asItStood = { type: 'integer', nullable: true } as const;

/**
 * What of a day could not be counted later: members are erased, and plans, answers and newsletters say only how they are
 * now. No row says anything of a person. What facts go on telling (payments, events) is not here.
 */
@Entity('daily_numbers')
@Check(
  'ck_daily_numbers_standing',
  `num_nonnulls(members, pro_members, paid_subscriptions, past_due_subscriptions, paused_subscriptions,
    newsletter_subscribers, answered_questions) IN (0, 7)`,
)
export class DailyNumbers {
  /** In UTC. */
  @PrimaryColumn('date')
  day!: string;

  @Column(count)
  joined!: number;

  @Column(count)
  onboarded!: number;

  /** Members who finished a lesson for the first time; so on for the other steps of the funnel. */
  @Column(count)
  firstLessons!: number;

  @Column(count)
  firstPosts!: number;

  @Column(count)
  firstRsvps!: number;

  @Column(count)
  firstPro!: number;

  /** Members who did something on that day; see `ACTIVITY`. */
  @Column(count)
  active!: number;

  /** In the 7 days that end with it. */
  @Column(count)
  activeWeek!: number;

  /** In the 28 days that end with it. */
  @Column(count)
  activeMonth!: number;

  @Column(count)
  posts!: number;

  @Column(count)
  replies!: number;

  /** Places that were taken at events that began on that day. */
  @Column(count)
  attendances!: number;

  @Column(count)
  lessonsFinished!: number;

  /** Of those that are paid for. */
  @Column(count)
  subscriptionsBegun!: number;

  @Column(count)
  subscriptionsEnded!: number;

  @Column(count)
  newsletterJoined!: number;

  @Column(count)
  newsletterLeft!: number;

  // From here on how things stood at `countedAt`, shortly after the day; null for a day when nothing was running.

  @Column(asItStood)
  members!: number | null;

  @Column(asItStood)
  proMembers!: number | null;

  @Column(asItStood)
  paidSubscriptions!: number | null;

  @Column(asItStood)
  pastDueSubscriptions!: number | null;

  @Column(asItStood)
  pausedSubscriptions!: number | null;

  @Column(asItStood)
  newsletterSubscribers!: number | null;

  @Column(asItStood)
  answeredQuestions!: number | null;

  @CreateDateColumn({ type: 'timestamptz' })
  countedAt!: Date;
}
