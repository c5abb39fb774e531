import { IsArray, IsIn, IsInt, Min, ValidateIf } from 'class-validator';
import { ReviewRequest } from '../../../../learning/reviews/reviews.dto.js';
import { type Track, TRACKS } from '../../../../identity/users/user.entity.js';
import { Key, Keys } from './fields.js';

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
