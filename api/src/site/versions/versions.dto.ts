import { ApiProperty } from '@nestjs/swagger';
import { AuthorSummary } from '../../identity/users/person.dto.js';

export class PublishedVersionSummary {
  /** Counts what was published; drafts have versions of their own */
  @ApiProperty({ type: 'integer' }) number!: number;
  title!: string;
  @ApiProperty({ format: 'date-time' }) publishedAt!: string;
  publishedBy!: AuthorSummary | null;
  /** Whether it is what is public now */ isCurrent!: boolean;
}
