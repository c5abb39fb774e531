import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional, Matches } from 'class-validator';
import { PageQuery } from '../core/paging/paging.js';
import { AuthorSummary, PersonSummary } from '../identity/users/person.dto.js';
import { ACCESS_TIERS, type AccessTier } from '../learning/courses/course.entity.js';
import { EVENT_FORMATS, type EventFormat } from './event.entity.js';
import { RSVP_STATUSES } from './event-rsvp.entity.js';
import type { EventPeriod } from './events.queries.js';

/** As members see them: a place that is held is not going yet. */
const ANSWERED_STATUSES = [...RSVP_STATUSES, 'held'] as const;
type AnsweredStatus = (typeof ANSWERED_STATUSES)[number];

export const ANSWERS = ['going', 'maybe', 'declined'] as const;
export type Answer = (typeof ANSWERS)[number];

export class EventListQuery extends PageQuery {
  @ApiPropertyOptional({ enum: ['upcoming', 'past'], default: 'upcoming' })
  @IsOptional()
  @IsIn(['upcoming', 'past'])
  when: EventPeriod = 'upcoming';

  @ApiPropertyOptional({
    example: '2026-11',
    description:
      'All that begins in this month, past and to come: the caller’s month, the host’s for visitors',
  })
  @IsOptional()
  @Matches(/^20\d\d-(0[1-9]|1[0-2])$/, { message: 'Choose a month, such as 2026-11.' })
  month?: string;

  @ApiPropertyOptional({ enum: EVENT_FORMATS })
  @IsOptional()
  @IsIn(EVENT_FORMATS)
  format?: EventFormat;

  @ApiPropertyOptional({ enum: ACCESS_TIERS })
  @IsOptional()
  @IsIn(ACCESS_TIERS)
  access?: AccessTier;

  @ApiPropertyOptional({
    enum: ['true'],
    description: 'Those the caller has answered, waits for or hosts; for members',
  })
  @IsOptional()
  @IsIn(['true'])
  mine?: 'true';
}

export class RsvpRequest {
  @ApiProperty({ enum: ANSWERS, description: '`declined` withdraws the answer' })
  @IsIn(ANSWERS)
  status!: Answer;
}

export class EventGroup {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty() slug!: string;
  @ApiProperty() name!: string;
}

export class EventSeriesPlace {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({ example: 'Every Tuesday' }) words!: string;
  @ApiProperty({ type: 'integer', description: 'Of this event among its dates, from 1' }) position!: number;
  @ApiProperty({ type: 'integer', description: 'How many dates there are, canceled ones too' })
  total!: number;
}

export class EventSummary {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty() slug!: string;
  @ApiProperty() title!: string;
  @ApiProperty() summary!: string;
  @ApiProperty({ format: 'date-time' }) startDate!: string;
  @ApiProperty({ format: 'date-time' }) endDate!: string;
  @ApiProperty({ description: 'IANA name of the zone of the host' }) timeZone!: string;
  @ApiProperty({ enum: EVENT_FORMATS }) format!: EventFormat;
  @ApiProperty({ type: String, nullable: true }) location!: string | null;
  @ApiProperty({ enum: ACCESS_TIERS }) access!: AccessTier;
  @ApiProperty({ type: 'integer', nullable: true, description: 'null: unlimited' }) capacity!: number | null;
  @ApiProperty({ type: 'integer' }) goingCount!: number;
  @ApiProperty({ type: 'integer', nullable: true }) placesLeft!: number | null;
  @ApiProperty({ type: PersonSummary }) host!: PersonSummary;
  @ApiProperty({ description: 'Seeds the drawn cover' }) coverSeed!: string;
  @ApiProperty() hasRecording!: boolean;
  @ApiProperty() isCanceled!: boolean;
  @ApiProperty({ type: EventSeriesPlace, nullable: true }) series!: EventSeriesPlace | null;
  @ApiProperty({ type: EventGroup, nullable: true }) group!: EventGroup | null;
}

export class AgendaEntry {
  @ApiProperty({ example: '18:00', description: 'Wall time at the place of the host' }) at!: string;
  @ApiProperty() title!: string;
}

export class RecordedLine {
  @ApiProperty({ description: 'Seconds' }) start!: number;
  @ApiProperty({ description: 'Seconds' }) end!: number;
  @ApiProperty() text!: string;
}

export class EventRecordingAnswer {
  @ApiProperty() title!: string;
  @ApiProperty({ type: 'integer' }) seconds!: number;
  @ApiProperty({ description: 'Path of the sound' }) src!: string;
  @ApiProperty({ type: [RecordedLine] }) transcript!: RecordedLine[];
}

export class EventDetail extends EventSummary {
  @ApiProperty({ description: 'Markdown' }) description!: string;
  @ApiProperty({ type: [AgendaEntry] }) agenda!: AgendaEntry[];
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'For people who are going, from 15 minutes before, and for its hosts',
  })
  joinUrl!: string | null;
  @ApiProperty({
    type: [AuthorSummary],
    description: 'The first 60 of those who are going; nobody for visitors',
  })
  attendees!: AuthorSummary[];
  @ApiProperty({ type: 'integer', description: 'How many wait for a place' }) waitingCount!: number;
  @ApiProperty({ description: 'Whether the caller may change it' }) isHosted!: boolean;
  @ApiProperty({ description: 'Whether a moderator hid it from everybody but its host' }) isHidden!: boolean;
  @ApiProperty({ example: '2026-03-10T18:00', description: 'What the clock shows where the host is' })
  localStart!: string;
  @ApiProperty({ type: 'integer', description: 'Counts its changes' }) sequence!: number;
  @ApiProperty({ type: [PersonSummary] }) cohosts!: PersonSummary[];
  @ApiProperty({
    type: [String],
    format: 'uuid',
    description: 'In the order of `cohosts`; for its hosts alone',
  })
  cohostIds!: string[];

  @ApiProperty({
    type: EventRecordingAnswer,
    nullable: true,
    description: 'For members; of an HPC event, for HPC members',
  })
  recording!: EventRecordingAnswer | null;
}

export class Rsvp {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({ format: 'uuid' }) eventId!: string;
  @ApiProperty({ enum: ANSWERED_STATUSES, description: '`held`: a place that became free waits for a yes' })
  status!: AnsweredStatus;
  @ApiProperty({ type: 'integer', nullable: true, description: 'From 1; null unless waitlisted' })
  placeInLine!: number | null;
  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'A place that became free is held until then; answering `going` again confirms it',
  })
  confirmBy!: string | null;
  @ApiProperty({ format: 'date-time' }) createdAt!: string;
}

export class RsvpAnswer {
  @ApiProperty({ type: String, format: 'uuid', nullable: true, description: 'null: declined' })
  id!: string | null;
  @ApiProperty({ format: 'uuid' }) eventId!: string;
  @ApiProperty({ enum: [...ANSWERED_STATUSES, 'declined'] }) status!: AnsweredStatus | 'declined';
  @ApiProperty({ type: 'integer', nullable: true, description: 'From 1; null unless waitlisted' })
  placeInLine!: number | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) confirmBy!: string | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) createdAt!: string | null;
}
