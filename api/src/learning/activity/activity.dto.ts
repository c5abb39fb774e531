import { ApiProperty } from '@nestjs/swagger';
import { IsInt, Max, Min, ValidateIf } from 'class-validator';

export class GuideResponse {
  @ApiProperty({ description: 'Name, role and a bio or interests' }) profileCompleted!: boolean;
  @ApiProperty() courseStarted!: boolean;
  @ApiProperty() groupJoined!: boolean;
  @ApiProperty() eventRsvped!: boolean;
  @ApiProperty({ description: 'Has posted an introduction' }) introduced!: boolean;
}

export class ActivityResponse {
  @ApiProperty({ type: 'integer', description: 'In the zone of the member; one missed day is forgiven' })
  learningStreakDays!: number;

  @ApiProperty({ type: String, format: 'date', nullable: true, description: 'In the zone of the member' })
  lastActiveOn!: string | null;

  @ApiProperty({ type: GuideResponse }) guide!: GuideResponse;
}

export class CalendarDayResponse {
  @ApiProperty({ format: 'date' }) date!: string;
  @ApiProperty() active!: boolean;
}

export class LearningWeekResponse {
  @ApiProperty({ format: 'date', description: 'A Monday' }) startsOn!: string;
  @ApiProperty({ type: 'integer', minimum: 0, maximum: 7, description: 'Days with activity' }) days!: number;
  @ApiProperty({ type: 'integer', description: 'Of the lessons that were completed' }) minutes!: number;
}

export class StreakResponse {
  @ApiProperty({
    type: 'integer',
    description:
      'Days with learning in a row, each as it was where the member was then; one missed day is forgiven',
  })
  days!: number;

  @ApiProperty({ type: 'integer', description: 'The longest there was' }) longest!: number;
  @ApiProperty({ format: 'date', description: 'Where the member is' }) today!: string;

  @ApiProperty({ type: [CalendarDayResponse], description: 'Twelve weeks up to today, from a Monday on' })
  calendar!: CalendarDayResponse[];

  @ApiProperty({ type: [LearningWeekResponse], description: 'The weeks of the calendar' })
  weeks!: LearningWeekResponse[];

  @ApiProperty({
    type: 'integer',
    nullable: true,
    minimum: 1,
    maximum: 7,
    description: 'Days a week; null without a goal',
  })
  weeklyGoal!: number | null;
}

export class WeeklyGoalRequest {
  @ApiProperty({ type: 'integer', nullable: true, minimum: 1, maximum: 7, description: 'Null: no goal' })
  @ValidateIf((_, value) => value !== null)
  @IsInt({ message: 'Choose one to seven days.' })
  @Min(1, { message: 'Choose one to seven days.' })
  @Max(7, { message: 'Choose one to seven days.' })
  days!: number | null;
}

export class WeeklyGoalResponse {
  @ApiProperty({ type: 'integer', nullable: true, minimum: 1, maximum: 7 }) days!: number | null;
}
