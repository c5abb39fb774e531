import { ApiProperty } from '@nestjs/swagger';
import { IsInt, Max, Min, ValidateIf } from 'class-validator';

export class GuideResponse {
  /** Name, role and a bio or interests */ profileCompleted!: boolean;
  courseStarted!: boolean;
  groupJoined!: boolean;
  eventRsvped!: boolean;
  /** Has posted an introduction */ introduced!: boolean;
}

export class ActivityResponse {
  /** In the zone of the member; one missed day is forgiven */
  @ApiProperty({ type: 'integer' }) learningStreakDays!: number;

  /** In the zone of the member */ @ApiProperty({ format: 'date' }) lastActiveOn!: string | null;

  guide!: GuideResponse;
}

export class CalendarDayResponse {
  @ApiProperty({ format: 'date' }) date!: string;
  active!: boolean;
}

export class LearningWeekResponse {
  /** A Monday */ @ApiProperty({ format: 'date' }) startsOn!: string;
  /** Days with activity */ @ApiProperty({ type: 'integer', minimum: 0, maximum: 7 }) days!: number;
  /** Of the lessons that were completed */ @ApiProperty({ type: 'integer' }) minutes!: number;
}

export class StreakResponse {
  /** Days with learning in a row, each as it was where the member was then; one missed day is forgiven */
  @ApiProperty({ type: 'integer' }) days!: number;

  /** The longest there was */ @ApiProperty({ type: 'integer' }) longest!: number;
  /** Where the member is */ @ApiProperty({ format: 'date' }) today!: string;

  /** Twelve weeks up to today, from a Monday on */ calendar!: CalendarDayResponse[];

  /** The weeks of the calendar */ weeks!: LearningWeekResponse[];

  /** Days a week; null without a goal */
  @ApiProperty({ type: 'integer', minimum: 1, maximum: 7 }) weeklyGoal!: number | null;
}

export class WeeklyGoalRequest {
  /** Null: no goal */
  @ApiProperty({ type: 'integer' })
  @ValidateIf((_, value) => value !== null)
  @IsInt({ message: 'Choose one to seven days.' })
  @Min(1, { message: 'Choose one to seven days.' })
  @Max(7, { message: 'Choose one to seven days.' })
  days!: number | null;
}

export class WeeklyGoalResponse {
  @ApiProperty({ type: 'integer', minimum: 1, maximum: 7 }) days!: number | null;
}
