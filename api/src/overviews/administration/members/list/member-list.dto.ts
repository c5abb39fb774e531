import { ApiProperty, ApiPropertyOptional, IntersectionType } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { PageQuery } from '../../../../core/paging/paging.js';
import { ACCESS_LEVELS, type AccessLevel } from '../../../../identity/access-levels/access-level.js';
import { AuthorSummary } from '../../../../identity/users/person.dto.js';
import {
  MEMBER_PLANS,
  MEMBER_STATES,
  MemberFilters,
  type MemberPlan,
  type MemberState,
} from '../filters/member-filters.dto.js';

/** By when they joined, by name, and by when they were last active. */
export const MEMBER_ORDERS = ['newest', 'oldest', 'name', 'active'] as const;
export type MemberOrder = (typeof MEMBER_ORDERS)[number];

export class MemberRecordQuery extends IntersectionType(MemberFilters, PageQuery) {
  /** Newest and oldest: by when they joined; active: who was there last comes first */
  @ApiPropertyOptional({ enum: MEMBER_ORDERS })
  @IsOptional()
  @IsIn(MEMBER_ORDERS, { message: 'Choose newest, oldest, name or active.' })
  order: MemberOrder = 'newest';
}

/** A member, for staff. */
export class MemberRecordSummary extends AuthorSummary {
  /** Null without an address, and for moderators */
  @ApiProperty({ format: 'email', nullable: true })
  email!: string | null;

  /** Null for moderators */
  @ApiProperty({ enum: MEMBER_PLANS, nullable: true })
  plan!: MemberPlan | null;

  @ApiProperty({ enum: MEMBER_STATES }) state!: MemberState;
  @ApiProperty({ enum: ACCESS_LEVELS }) accessLevel!: AccessLevel;
  location!: string | null;
  @ApiProperty({ type: 'integer' }) points!: number;
  @ApiProperty({ format: 'date-time' }) joinedAt!: string;

  /** To the hour; null: not for as long as that is stored */
  @ApiProperty({ format: 'date-time', nullable: true })
  lastActiveAt!: string | null;
}
