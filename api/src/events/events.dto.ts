import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional, Matches } from 'class-validator';
import { PageQuery } from '../core/paging/paging.js';
import { AuthorSummary, PersonSummary } from '../identity/users/person.dto.js';
import { ACCESS_TIERS, type AccessTier } from '../learning/courses/course.entity.js';
import { EVENT_FORMATS, type EventFormat } from './event.entity.js';
import type { RsvpStatus } from './rsvps/event-rsvp.entity.js';
import type { EventPeriod } from './events.queries.js';

/** As members see them: a place that is held is not going yet. */
export type AnsweredStatus = RsvpStatus | 'held';

export const RSVP_CHOICES = ['going', 'maybe', 'declined'] as const;
export type RsvpChoice = (typeof RSVP_CHOICES)[number];

export class EventListQuery extends PageQuery {
  @ApiPropertyOptional()
  @IsOptional()
  @IsIn(['upcoming', 'past'])
  when: EventPeriod = 'upcoming';

  /** All that begins in this month, past and to come: the caller’s month, the host’s for visitors */
  @ApiProperty({ example: '2026-11' })
  @IsOptional()
  @Matches(/^20\d\d-(0[1-9]|1[0-2])$/, { message: 'Choose a month, such as 2026-11.' })
  month?: string;

  @IsOptional()
  @IsIn(EVENT_FORMATS)
  format?: EventFormat;

  @IsOptional()
  @IsIn(ACCESS_TIERS)
  access?: AccessTier;

  /** Those the caller has answered, waits for or hosts; for members */
  @IsOptional()
  @IsIn(['true'])
  mine?: 'true';
}

export class RsvpRequest {
  /** `declined` withdraws the answer */
  @IsIn(RSVP_CHOICES)
  status!: RsvpChoice;
}

export class EventGroup {
  @ApiProperty({ format: 'uuid' }) id!: string;
  slug!: string;
  name!: string;
}

export class EventSeriesPlace {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({ example: 'Every Tuesday' }) label!: string;
  /** Of this event among its dates, from 1 */ @ApiProperty({ type: 'integer' }) position!: number;
  /** How many dates there are, canceled ones too */ @ApiProperty({ type: 'integer' }) total!: number;
}

export class EventSummary {
  @ApiProperty({ format: 'uuid' }) id!: string;
  slug!: string;
  title!: string;
  summary!: string;
  @ApiProperty({ format: 'date-time' }) startDate!: string;
  @ApiProperty({ format: 'date-time' }) endDate!: string;
  /** IANA name of the zone of the host */ timeZone!: string;
  format!: EventFormat;
  location!: string | null;
  access!: AccessTier;
  /** null: unlimited */ @ApiProperty({ type: 'integer' }) capacity!: number | null;
  @ApiProperty({ type: 'integer' }) goingCount!: number;
  @ApiProperty({ type: 'integer' }) placesLeft!: number | null;
  host!: PersonSummary;
  /** Seeds the drawn cover */ coverSeed!: string;
  hasRecording!: boolean;
  isCanceled!: boolean;
  series!: EventSeriesPlace | null;
  group!: EventGroup | null;
}

export class AgendaEntry {
  /** Wall time at the place of the host */ @ApiProperty({ example: '18:00' }) at!: string;
  title!: string;
}

export class RecordedLine {
  /** Seconds */ start!: number;
  /** Seconds */ end!: number;
  text!: string;
}

export class EventRecordingResponse {
  title!: string;
  @ApiProperty({ type: 'integer' }) seconds!: number;
  /** Path of the sound */ src!: string;
  transcript!: RecordedLine[];
}

export class EventDetail extends EventSummary {
  /** Markdown */ description!: string;
  agenda!: AgendaEntry[];
  /** For people who are going, from 15 minutes before, and for its hosts */ joinUrl!: string | null;
  /** The first 60 of people who are going; nobody for visitors */ attendees!: AuthorSummary[];
  /** How many wait for a place */ @ApiProperty({ type: 'integer' }) waitingCount!: number;
  /** Whether the caller may change it */ isHosted!: boolean;
  /** Whether a moderator hid it from everybody but its host */ isHidden!: boolean;
  /** What the clock shows where the host is */
  @ApiProperty({ example: '2026-03-10T18:00' }) localStart!: string;
  /** Counts its changes */ @ApiProperty({ type: 'integer' }) sequence!: number;
  cohosts!: PersonSummary[];
  /** In the order of `cohosts`; for its hosts alone */ @ApiProperty({ format: 'uuid' }) cohostIds!: string[];

  /** For members; of an HPC event, for HPC members */ recording!: EventRecordingResponse | null;
  /** A recording elsewhere, for the same people */ recordingUrl!: string | null;
  /** Markdown: what came of it, by its hosts */ recap!: string | null;
}

export class Rsvp {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({ format: 'uuid' }) eventId!: string;
  /** `held`: a place that became free waits for a yes */ status!: AnsweredStatus;
  /** From 1; null unless waitlisted */ @ApiProperty({ type: 'integer' }) placeInLine!: number | null;
  /** A place that became free is held until then; answering `going` again confirms it */
  @ApiProperty({ format: 'date-time' }) confirmBy!: string | null;
  @ApiProperty({ format: 'date-time' }) createdAt!: string;
}

export class RsvpResponse {
  /** null: declined */ @ApiProperty({ format: 'uuid' }) id!: string | null;
  @ApiProperty({ format: 'uuid' }) eventId!: string;
  status!: AnsweredStatus | 'declined';
  /** From 1; null unless waitlisted */ @ApiProperty({ type: 'integer' }) placeInLine!: number | null;
  @ApiProperty({ format: 'date-time' }) confirmBy!: string | null;
  @ApiProperty({ format: 'date-time' }) createdAt!: string | null;
}
