import { ApiProperty, ApiPropertyOptional, IntersectionType, OmitType, PartialType } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  IsUUID,
  Max,
  MaxLength,
  Min,
  ValidateIf,
} from 'class-validator';
import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsWallTime } from '../../core/time/dates.js';
import { OptionalTimeZone } from '../../core/time/time-zone.js';
import {
  ClearableText,
  SupportedCharacters,
  TrimmedText,
  WebAddress,
} from '../../core/validation/validation.js';
import { ACCESS_TIERS, type AccessTier } from '../../learning/courses/course.entity.js';
import { AgendaEntry } from '../events.dto.js';
import { IsAgenda } from './agenda.js';
import { EVENT_FORMATS, type EventFormat } from '../event.entity.js';

export const MAX_EVENT_MINUTES = 14 * 24 * 60;
const MAX_CAPACITY = 100_000;
const empty = ({ value }: { value: unknown }) => (value === '' ? null : value);

const OptionalText = (rule: { max: number; message: string; multiline?: boolean }) =>
  applyDecorators(IsOptional(), TrimmedText({ min: 0, ...rule }));

/** All but the title, the time and the zone can be left out. */
export class NewEvent {
  @TrimmedText({ max: 120, message: 'Enter a title of up to 120 characters.' })
  title!: string;

  /** What the clock shows where the host is */
  @ApiProperty({ example: '2026-03-10T18:00' })
  @IsWallTime('Choose a date and time.')
  startsAt!: string;

  @OptionalTimeZone()
  timeZone!: string;

  @ApiProperty({ type: 'integer', maximum: MAX_EVENT_MINUTES })
  @IsInt({ message: 'Enter the length in minutes.' })
  @Min(5, { message: 'An event must be at least 5 minutes long.' })
  @Max(MAX_EVENT_MINUTES, { message: 'An event can be up to 14 days long.' })
  durationMinutes!: number;

  /** null: unlimited */
  @ApiProperty({ type: 'integer' })
  @Transform(empty)
  @IsOptional()
  @IsInt({ message: 'Capacity must be a whole number.' })
  @Min(1, { message: 'Capacity must be 1 or more.' })
  @Max(MAX_CAPACITY, { message: 'Capacity can be up to 100,000.' })
  capacity?: number | null;

  /** Only admins and Pro members leave it out */
  @Transform(empty)
  @IsOptional()
  @IsUUID(undefined, { message: 'Choose a group.' })
  groupId?: string | null;

  /** Wall times at the place of the host */
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(40, { message: 'The agenda can be up to 40 lines.' })
  @IsAgenda()
  agenda?: AgendaEntry[];

  @ApiProperty({ maxLength: 240 })
  @OptionalText({ max: 240, message: 'The summary can be up to 240 characters.' })
  summary?: string;

  /** Markdown */
  @ApiProperty({ maxLength: 10_000 })
  @OptionalText({
    multiline: true,
    max: 10_000,
    message: 'The description can be up to 10,000 characters.',
  })
  description?: string;

  @ApiProperty({ default: 'online' })
  @IsOptional()
  @IsIn(EVENT_FORMATS)
  format?: EventFormat;

  @ClearableText({ max: 200, message: 'The location can be up to 200 characters.' })
  location?: string | null;

  @ApiProperty({ type: String, maxLength: 500 })
  @Transform(empty)
  @ValidateIf((_, value) => value !== undefined && value !== null)
  @WebAddress({
    max: 500,
    protocols: ['https'],
    message: 'Enter a link that starts with https://.',
  })
  joinUrl?: string | null;

  @ApiProperty({ default: 'free' })
  @IsOptional()
  @IsIn(ACCESS_TIERS)
  access?: AccessTier;

  /** Members who may change it too */
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(5)
  @ArrayUnique()
  @IsUUID(undefined, { each: true })
  cohostIds?: string[];

  /** A rule of RFC 5545 with an end: at most 52 dates within two years */
  @ApiProperty({ example: 'FREQ=WEEKLY;COUNT=6' })
  @Transform(empty)
  @IsOptional()
  @IsString()
  @MaxLength(200)
  @SupportedCharacters()
  recurrence?: string | null;
}

export const SCOPES = ['one', 'following', 'all'] as const;
export type Scope = (typeof SCOPES)[number];

/** Of an event in a series: this one, this and those that follow, or all that are still to come. */
class ScopeOf {
  @ApiPropertyOptional({ enum: SCOPES, description: '`one` unless it says otherwise' })
  @IsOptional()
  @IsIn(SCOPES, { message: 'Choose this date, this and following dates, or all dates.' })
  scope?: Scope;
}

/** What is left out stays as it is; an event stays in its group. */
export class EventChanges extends IntersectionType(
  PartialType(OmitType(NewEvent, ['recurrence'])),
  ScopeOf,
) {}

export class CancelQuery extends ScopeOf {}

export class EventReference {
  @ApiProperty({ format: 'uuid' }) id!: string;
  slug!: string;
}
