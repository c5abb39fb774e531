import { IsArray, IsIn, IsInt, Min, ValidateIf } from 'class-validator';
import { ReviewRequest } from '../../../../learning/reviews/reviews.dto.js';
import { type Track, TRACKS } from '../../../../identity/users/user.entity.js';
import { PickType } from '@nestjs/swagger';
import { NewMentorshipRequest } from '../../../../learning/mentorship/requests/mentorship.dto.js';
import { ClearableText } from '../../../../core/validation/validation.js';
import { Ago, Key, Keys, OptionalKey } from './fields.js';

export class SeedLearningPath {
  @IsIn(TRACKS)
  id!: Track;

  /** In the order in which they are best taken. */
  @Keys()
  courses!: string[];
}

export class SeedReview extends ReviewRequest {
  @Key()
  course!: string;

  @Key()
  person!: string;
}

export class SeedEnrollment {
  @Key()
  person!: string;

  @Key()
  course!: string;

  /** The first of the course, or all of them. */
  @ValidateIf(({ completedLessons }: SeedEnrollment) => completedLessons !== 'all')
  @IsInt()
  @Min(0)
  completedLessons!: number | 'all';

  @IsInt()
  @Min(0)
  startedDaysAgo!: number;

  /** The days on which lessons were completed; none when no lesson was. */
  @IsArray()
  @IsInt({ each: true })
  @Min(0, { each: true })
  activeDaysAgo!: number[];
}

export class SeedMentorship extends PickType(NewMentorshipRequest, ['topic', 'details']) {
  @Key()
  member!: string;

  /** Who has met them and written the note. */
  @OptionalKey()
  mentor?: string;

  @OptionalKey()
  lesson?: string;

  @ClearableText({ max: 1000, multiline: true })
  message?: string | null;

  @ClearableText({ max: 5000, multiline: true })
  note?: string | null;

  @Ago()
  daysAgo!: number;
}
