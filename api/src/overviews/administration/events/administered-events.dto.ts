import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { OrderedPageQuery } from '../../../core/paging/paging.js';
import { SupportedCharacters } from '../../../core/validation/validation.js';
import { AuthorSummary } from '../../../identity/users/person.dto.js';

export const EVENT_STATES = ['upcoming', 'past', 'canceled', 'hidden', 'removed'] as const;
export type EventState = (typeof EVENT_STATES)[number];

export class AdministeredEventsQuery extends OrderedPageQuery {
  /** Part of the title, or of the name of the host or group */
  @IsOptional()
  @IsString()
  @MaxLength(100)
  @SupportedCharacters()
  query?: string;

  /** All, unless said */
  @IsOptional()
  @IsIn(EVENT_STATES, { message: 'Choose upcoming, past, canceled, hidden or removed.' })
  state?: EventState;
}

export class AdministeredEventGroup {
  slug!: string;
  name!: string;
}

export class AdministeredEvent {
  @ApiProperty({ format: 'uuid' }) id!: string;
  slug!: string;
  title!: string;
  @ApiProperty({ format: 'date-time' }) startsAt!: string;
  /** Where it is held; its times are in this zone */ timeZone!: string;
  @ApiProperty({ enum: EVENT_STATES, enumName: 'EventState' }) state!: EventState;
  host!: AuthorSummary | null;
  group!: AdministeredEventGroup | null;
  @ApiProperty({ enum: ['free', 'pro'] }) access!: 'free' | 'pro';
  @ApiProperty({ type: 'integer' }) going!: number;
  @ApiProperty({ type: 'integer' }) maybe!: number;
  @ApiProperty({ type: 'integer' }) waiting!: number;
  /** As its hosts marked */ @ApiProperty({ type: 'integer' }) attended!: number;
  /** Null: as many as come */ @ApiProperty({ type: 'integer' }) capacity!: number | null;
  hasRecording!: boolean;
  hasRecap!: boolean;
}

export class EventAttendee {
  name!: string;
  email!: string | null;
  status!: 'going' | 'maybe' | 'waitlisted';
  since!: string;
  attended!: boolean;
}
