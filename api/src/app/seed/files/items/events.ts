import { IntersectionType, PickType } from '@nestjs/swagger';
import { IsInt, IsOptional, Matches, Max, Min } from 'class-validator';
import { RequiredTimeZone } from '../../../../core/time/time-zone.js';
import type { AccessTier } from '../../../../learning/courses/course.entity.js';
import type { AgendaEntry } from '../../../../events/events.dto.js';
import type { EventFormat } from '../../../../events/event.entity.js';
import { NewEvent } from '../../../../events/event-editing/event-editor.dto.js';
import { RecapChanges } from '../../../../events/recap/recap.dto.js';
import { Days, Key, Keys, OptionalKey } from './fields.js';

const WRITTEN = [
  'title',
  'summary',
  'description',
  'durationMinutes',
  'format',
  'location',
  'access',
  'capacity',
  'agenda',
] as const;

export class SeedEvent extends IntersectionType(PickType(NewEvent, WRITTEN), RecapChanges) {
  @Key()
  slug!: string;

  override summary = '';
  override description = '';

  @RequiredTimeZone()
  timeZone!: string;

  override format: EventFormat = 'online';
  override access: AccessTier = 'free';
  override agenda: AgendaEntry[] = [];

  @Days()
  startsInDays!: number;

  /** At the place of the host. */
  @Matches(/^([01]\d|2[0-3]):[0-5]\d$/, { message: 'Write a time such as 18:00.' })
  localTime!: string;

  @Key()
  host!: string;

  @OptionalKey()
  group?: string;

  /** Repeats every week, so many times; of people who are going one fewer each time, but at least two. */
  @IsOptional()
  @IsInt()
  @Min(2)
  @Max(52)
  repeats?: number;

  /** Its place among the dates of `repeats`. */
  series?: { key: string; position: number; dates: number };

  /** Name of what was recorded there, in `narration/recordings`. */
  @OptionalKey()
  recording?: string;

  @Keys()
  going: string[] = [];

  @Keys()
  maybe: string[] = [];

  /** In line for a place, in their order. */
  @Keys()
  waiting: string[] = [];
}
