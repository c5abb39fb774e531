import { ApiProperty } from '@nestjs/swagger';
import { AuthorSummary } from '../../identity/users/person.dto.js';

export class PublishedVersionSummary {
  @ApiProperty({
    type: 'integer',
    description: 'Counts what was published; drafts have versions of their own',
  })
  number!: number;
  @ApiProperty() title!: string;
  @ApiProperty({ format: 'date-time' }) publishedAt!: string;
  @ApiProperty({ type: AuthorSummary, nullable: true }) publishedBy!: AuthorSummary | null;
  @ApiProperty({ description: 'Whether it is what is public now' }) isCurrent!: boolean;
}
