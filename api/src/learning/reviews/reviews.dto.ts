import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsBoolean, IsInt, IsOptional, Max, Min } from 'class-validator';
import { PageQuery } from '../../core/paging/paging.js';
import { TrimmedText } from '../../core/validation/validation.js';
import { AuthorSummary } from '../../identity/users/person.dto.js';

const RATING = { message: 'Choose one to five stars.' };

export class ReviewListQuery extends PageQuery {
  /** The caller’s own alone */
  @IsOptional()
  @Transform(({ value }: { value: unknown }) => (value === 'true' ? true : value === 'false' ? false : value))
  @IsBoolean()
  mine?: boolean;
}

export class ReviewRequest {
  @ApiProperty({ type: 'integer' })
  @IsInt(RATING)
  @Min(1, RATING)
  @Max(5, RATING)
  rating!: number;

  @TrimmedText({ multiline: true, max: 2000, message: 'Write between 1 and 2,000 characters.' })
  text!: string;
}

export class ReviewResponse {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({ type: 'integer', minimum: 1, maximum: 5 }) rating!: number;
  text!: string;
  @ApiProperty({ format: 'date-time' }) createdAt!: string;
  @ApiProperty({ format: 'date-time' }) editedAt!: string | null;
  /** Visitors see no authors */ author!: AuthorSummary | null;
  /** Whether it is the caller’s own */ isMine!: boolean;
}
