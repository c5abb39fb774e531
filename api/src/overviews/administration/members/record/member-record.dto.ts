import { ApiProperty } from '@nestjs/swagger';
import {
  SUBSCRIPTION_STATUSES,
  type SubscriptionStatus,
} from '../../../../membership/subscriptions/subscription.entity.js';
import { Suspension } from '../../../../identity/users/current-user.dto.js';
import { AuthorSummary } from '../../../../identity/users/person.dto.js';
import { PaymentSummary } from '../../../../membership/billing/membership/membership.dto.js';
import { MemberRecordSummary } from '../list/member-list.dto.js';

export class MemberSubscription {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({ enum: SUBSCRIPTION_STATUSES }) status!: SubscriptionStatus;
  /** Whether FutureLab gave it */ isGranted!: boolean;
  /** Whether it gives them Pro now */ isOpen!: boolean;
  @ApiProperty({ format: 'date-time' }) since!: string;
  /** Until when Pro is open; null while nothing ends it */
  @ApiProperty({ format: 'date-time', nullable: true })
  endsAt!: string | null;
  @ApiProperty({ format: 'date-time', nullable: true }) paidUntil!: string | null;
}

export class MemberMoney {
  /** The latest first, at most 20 */ subscriptions!: MemberSubscription[];
  /** The latest first, at most 20 */ payments!: PaymentSummary[];
}

export class MemberDevice {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({ example: 'Firefox on Linux' }) device!: string;
  @ApiProperty({ format: 'date-time' }) createdAt!: string;
  /** To the hour */ @ApiProperty({ format: 'date-time' }) lastUsedAt!: string;
}

export class MemberDeletion {
  @ApiProperty({ format: 'date-time' }) erasesAt!: string;
  /** Whether what they wrote to others goes too */ removesWriting!: boolean;
}

export class MemberReport {
  @ApiProperty({ format: 'uuid' }) id!: string;
  /** What kind of thing was reported */ kind!: string;
  /** Of what was reported */ title!: string;
  /** Path on the site */ href!: string;
  reason!: string;
  @ApiProperty({ format: 'date-time' }) createdAt!: string;
  /** Null while nobody has decided */ decision!: string | null;
}

/** What staff did about them, as the audit log has it. */
export class MemberAct {
  id!: string;
  @ApiProperty({ format: 'date-time' }) at!: string;
  actor!: AuthorSummary | null;
  /** What acted instead of a member */ actorName!: string | null;
  action!: string;
  subjectKind!: string;
  @ApiProperty({ type: 'object', additionalProperties: true, nullable: true }) before!: object | null;
  @ApiProperty({ type: 'object', additionalProperties: true, nullable: true }) after!: object | null;
  reason!: string | null;
}

export class StaffNote {
  @ApiProperty({ format: 'uuid' }) id!: string;
  text!: string;
  author!: AuthorSummary | null;
  @ApiProperty({ format: 'date-time' }) createdAt!: string;
}

export class MemberEnrollment {
  @ApiProperty({ format: 'uuid' }) id!: string;
  title!: string;
  /** Of the course */ slug!: string;
  /** In percent */ @ApiProperty({ type: 'integer' }) progress!: number;
  @ApiProperty({ format: 'date-time' }) startedAt!: string;
  @ApiProperty({ format: 'date-time', nullable: true }) completedAt!: string | null;
}

/** Everything staff may know of a member. Each list is the latest first, and has at most 20. */
export class MemberRecord extends MemberRecordSummary {
  firstName!: string | null;
  lastName!: string | null;
  /** Whether an administrator made them a mentor */ isMentor!: boolean;
  /** Whether they teach a course, and so are a mentor anyway */ isInstructor!: boolean;
  /** Whether the caller may open their profile */ hasProfile!: boolean;
  suspension!: Suspension | null;
  /** Null for moderators */ money!: MemberMoney | null;
  /** When the account is erased; null for moderators */ deletion!: MemberDeletion | null;
  /** Null for moderators */ devices!: MemberDevice[] | null;
  /** About what they made; without what is about the caller */ reportsAbout!: MemberReport[];
  /** Without what is about the caller */ reportsBy!: MemberReport[];
  /** For moderators, what moderators do */ acts!: MemberAct[];
  notes!: StaffNote[];
  enrollments!: MemberEnrollment[];
}
