import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { OrderedPageQuery } from '../../../core/paging/paging.js';
import { DayFilter } from '../../../core/time/day-filter.js';
import { SupportedCharacters } from '../../../core/validation/validation.js';
import { AuthorSummary } from '../../../identity/users/person.dto.js';
import { type Track, TRACKS } from '../../../identity/users/user.entity.js';

/** `suppressed`: still subscribed, but the address takes no newsletters. */
export const SUBSCRIBER_STATES = ['confirmed', 'waiting', 'suppressed', 'left'] as const;
export type SubscriberState = (typeof SUBSCRIBER_STATES)[number];

/** `refused`: left without having confirmed; `undeliverable`: our mail server refuses the address. */
export const SUPPRESSIONS = ['unsubscribed', 'refused', 'bounced', 'complained', 'undeliverable'] as const;
export type Suppression = (typeof SUPPRESSIONS)[number];

export class SubscriberQuery extends OrderedPageQuery {
  /** Part of the address or of the name */
  @IsOptional()
  @IsString()
  @MaxLength(100)
  @SupportedCharacters()
  query?: string;

  /** All, unless said */
  @IsOptional()
  @IsIn(SUBSCRIBER_STATES, { message: 'Choose confirmed, waiting, suppressed or left.' })
  state?: SubscriberState;

  /** Who chose this subject */
  @IsOptional()
  @IsIn(TRACKS, { message: 'Choose one of the tracks.' })
  interest?: Track;

  /** The first day on which they asked for it, in UTC */
  @DayFilter()
  from?: string;

  /** The last day, in UTC */
  @DayFilter()
  to?: string;
}

export class SubscriberEntry {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({ format: 'email' }) email!: string;
  name!: string;
  /** Whose account has proved the address */ member!: AuthorSummary | null;
  @ApiProperty({ enum: SUBSCRIBER_STATES }) state!: SubscriberState;
  /** Why the address takes no newsletters */
  @ApiProperty({ enum: SUPPRESSIONS, nullable: true })
  suppression!: Suppression | null;
  @ApiProperty({ enum: TRACKS, isArray: true }) interests!: Track[];
  /** The page or form it came from */ source!: string;
  @ApiProperty({ format: 'date-time' }) createdAt!: string;
  @ApiProperty({ format: 'date-time', nullable: true }) confirmedAt!: string | null;
  @ApiProperty({ format: 'date-time', nullable: true }) leftAt!: string | null;
}
