import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { PageQuery } from '../common/paging.js';
import { PersonSummary } from '../users/person.dto.js';
import { ACCESS_TIERS, type AccessTier } from '../courses/course.entity.js';
import { EVENT_FORMATS, type EventFormat } from './event.entity.js';
import { RSVP_STATUSES, type RsvpStatus } from './event-rsvp.entity.js';
import type { EventPeriod } from './events.queries.js';

export class EventListQuery extends PageQuery {
  @ApiPropertyOptional({ enum: ['upcoming', 'past'], default: 'upcoming' })
  @IsOptional()
  @IsIn(['upcoming', 'past'])
  when: EventPeriod = 'upcoming';
}

export class RsvpRequest {
  @ApiProperty({ enum: ['going', 'maybe'] })
  @IsIn(['going', 'maybe'])
  status!: 'going' | 'maybe';
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
}

export class AgendaEntry {
  @ApiProperty({ example: '18:00', description: 'Wall time at the place of the host' }) at!: string;
  @ApiProperty() title!: string;
}

export class EventDetail extends EventSummary {
  @ApiProperty({ description: 'Markdown' }) description!: string;
  @ApiProperty({ type: [AgendaEntry] }) agenda!: AgendaEntry[];
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'For people who are going, from 15 minutes before',
  })
  joinUrl!: string | null;
}

export class Rsvp {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({ format: 'uuid' }) eventId!: string;
  @ApiProperty({ enum: RSVP_STATUSES }) status!: RsvpStatus;
  @ApiProperty({ format: 'date-time' }) createdAt!: string;
}
