import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { Matches, MaxLength } from 'class-validator';
import { AuthorSummary } from '../../identity/users/person.dto.js';
import { TAG } from '../posts/posts.dto.js';

export class TagPath {
  @Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? value.normalize('NFC').toLowerCase() : value,
  )
  @MaxLength(30)
  @Matches(TAG)
  tag!: string;
}

export class TagSummary {
  tag!: string;
  /** Discussions that the caller may see, among the latest 20,000 */
  @ApiProperty({ type: 'integer' })
  count!: number;
  isFollowed!: boolean;
}

export class Follows {
  /** Up to 200, by name */ tags!: string[];
  /** Up to 200, by name */ people!: AuthorSummary[];
}
