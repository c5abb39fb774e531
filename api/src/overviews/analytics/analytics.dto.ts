import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsIn, IsOptional } from 'class-validator';
import { DayFilter } from '../../core/time/day-filter.js';

export const USUAL_PERIODS = [7, 30, 90, 365] as const;

export class AnalyticsQuery {
  /** The first day, in UTC; 90 days ago */
  @DayFilter()
  from?: string;

  /** The last day, in UTC; today */
  @DayFilter()
  to?: string;

  /** In place of the first day: how many there are */
  @ApiPropertyOptional({ enum: USUAL_PERIODS })
  @IsOptional()
  @Type(() => Number)
  @IsIn(USUAL_PERIODS, { message: 'Choose 7, 30, 90 or 365 days.' })
  days?: number;
}

/** Of people who joined in the days asked for. */
export class Funnel {
  @ApiProperty({ type: 'integer' }) joined!: number;
  @ApiProperty({ type: 'integer' }) onboarded!: number;
  /** Finished a lesson */ @ApiProperty({ type: 'integer' }) learned!: number;
  /** Began a discussion */ @ApiProperty({ type: 'integer' }) posted!: number;
  /** Said that they come to an event */ @ApiProperty({ type: 'integer' }) attended!: number;
  /** Have the HPC membership today */ @ApiProperty({ type: 'integer' }) pro!: number;
}

/**
 * Of a period. What happened is the sum of its days that are counted, which today is not; how things stood is of its end,
 * and null where nothing was running then.
 */
export class PeriodNumbers {
  @ApiProperty({ type: 'integer', nullable: true }) members!: number | null;
  @ApiProperty({ type: 'integer', nullable: true }) proMembers!: number | null;
  /** In the last seven days that are counted */
  @ApiProperty({ type: 'integer', nullable: true }) activeWeek!: number | null;
  /** In the last 28 days that are counted */
  @ApiProperty({ type: 'integer', nullable: true }) activeMonth!: number | null;
  @ApiProperty({ type: 'integer' }) lessonsFinished!: number;
  @ApiProperty({ type: 'integer' }) posts!: number;
  @ApiProperty({ type: 'integer' }) replies!: number;
  /** Members who answered Going for the first time */ @ApiProperty({ type: 'integer' }) firstRsvps!: number;
  /** Places taken at events that began */ @ApiProperty({ type: 'integer' }) attendances!: number;
  @ApiProperty({ type: 'integer', nullable: true }) paidSubscriptions!: number | null;
  @ApiProperty({ type: 'integer', nullable: true }) pastDueSubscriptions!: number | null;
  @ApiProperty({ type: 'integer' }) subscriptionsBegun!: number;
  @ApiProperty({ type: 'integer' }) subscriptionsEnded!: number;
  /** Subscriptions that ended, as a share of those that stood when the period began */
  @ApiProperty({ type: 'number', nullable: true }) churn!: number | null;
  @ApiProperty({ type: 'integer', nullable: true }) newsletterSubscribers!: number | null;
  @ApiProperty({ type: 'integer' }) newsletterJoined!: number;
  @ApiProperty({ type: 'integer' }) newsletterLeft!: number;
  /** How many of its days are counted */ @ApiProperty({ type: 'integer' }) countedDays!: number;
}

export class AnalyticsWeek {
  /** Its Monday */ @ApiProperty({ format: 'date' }) week!: string;
  @ApiProperty({ type: 'integer' }) joined!: number;
  /** Worked on a lesson, began a discussion, replied, or answered an event */
  @ApiProperty({ type: 'integer' }) active!: number;
}

/** Members who joined in one week. */
export class Cohort {
  /** Its Monday */ @ApiProperty({ format: 'date' }) week!: string;
  @ApiProperty({ type: 'integer' }) joined!: number;
  /** Active in the fourth week after; null until that is over and counted */
  @ApiProperty({ type: 'integer', nullable: true }) returned!: number | null;
}

/** Of members who started its course in the period. */
export class LessonNumbers {
  course!: string;
  courseSlug!: string;
  lesson!: string;
  lessonSlug!: string;
  /** In its course, from 1 */ @ApiProperty({ type: 'integer' }) position!: number;
  /** Finished the lesson before it, or started the course */ @ApiProperty({ type: 'integer' })
  reached!: number;
  @ApiProperty({ type: 'integer' }) finished!: number;
}

export class EventNumbers {
  title!: string;
  slug!: string;
  @ApiProperty({ format: 'date-time' }) startsAt!: string;
  @ApiProperty({ type: 'integer' }) going!: number;
  @ApiProperty({ type: 'integer' }) maybe!: number;
  @ApiProperty({ type: 'integer' }) waitlisted!: number;
  /** Places taken; null until it has begun, and where it was canceled */
  @ApiProperty({ type: 'integer', nullable: true }) attended!: number | null;
}

export class MonthlyRevenue {
  /** Its first day */ @ApiProperty({ format: 'date' }) month!: string;
  @ApiProperty({ example: 'usd' }) currency!: string;
  @ApiProperty({ type: 'integer' }) payments!: number;
  /** In the smallest unit of the currency */ @ApiProperty({ type: 'integer' }) paid!: number;
  /** By when it was refunded */ @ApiProperty({ type: 'integer' }) refunded!: number;
  /** What promotion codes took off, and was never paid */ @ApiProperty({ type: 'integer' })
  discounts!: number;
}

/** Of paid subscriptions that go on now. */
export class RecurringRevenue {
  @ApiProperty({ example: 'usd' }) currency!: string;
  /** Paid by the month */ @ApiProperty({ type: 'integer' }) monthly!: number;
  /** Paid by the year */ @ApiProperty({ type: 'integer' }) yearly!: number;
  /** A month, as they paid last; of a year’s payment a twelfth. In the smallest unit of the currency */
  @ApiProperty({ type: 'integer' })
  amount!: number;
}

/** An issue of the newsletter whose sending began in the period. */
export class IssueNumbers {
  @ApiProperty({ format: 'uuid' }) id!: string;
  subject!: string;
  @ApiProperty({ format: 'date-time' }) beganAt!: string;
  @ApiProperty({ type: 'integer' }) recipients!: number;
  @ApiProperty({ type: 'integer' }) sent!: number;
  @ApiProperty({ type: 'integer' }) failed!: number;
  /** May have arrived */ @ApiProperty({ type: 'integer' }) uncertain!: number;
  /** Addresses that had bounced, complained or left by then */ @ApiProperty({ type: 'integer' })
  skipped!: number;
  /** Addresses that unsubscribed in the seven days after it began */ @ApiProperty({ type: 'integer' })
  left!: number;
}

export class EmptySearchNumbers {
  word!: string;
  @ApiProperty({ type: 'integer' }) searches!: number;
}

export class AnalyticsResponse {
  @ApiProperty({ format: 'date' }) from!: string;
  @ApiProperty({ format: 'date' }) to!: string;
  /** As many days, right before */ @ApiProperty({ format: 'date' }) previousFrom!: string;
  @ApiProperty({ format: 'date' }) previousTo!: string;
  /** Whether how things stood is how they stand now */ isCurrent!: boolean;
  funnel!: Funnel;
  previousFunnel!: Funnel;
  /** Who joined in the period and was erased since */ @ApiProperty({ type: 'integer' }) erased!: number;
  numbers!: PeriodNumbers;
  previousNumbers!: PeriodNumbers;
  /** The latest first; at most 53 */ weeks!: AnalyticsWeek[];
  /** The latest first; at most 53 */ cohorts!: Cohort[];
  /** Where most stop, first; at most 20 */ lessons!: LessonNumbers[];
  /** The latest first; at most 20 */ events!: EventNumbers[];
  /** The latest first; at most 24 */ revenue!: MonthlyRevenue[];
  /** How it stands now */ recurring!: RecurringRevenue[];
  /** The latest first; at most 20 */ newsletters!: IssueNumbers[];
  /** The most searched first; at most 20 */ searches!: EmptySearchNumbers[];
}
