import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { UNSUPPORTED_CHARACTERS } from '#platform/text/index';
import { STORABLE } from '../../core/validation/validation.js';
import { ENTRY_KINDS } from '../../core/search/search-entry.entity.js';

/** An accepted answer is one of the replies. */
const KINDS = ['page', ...ENTRY_KINDS.filter((kind) => kind !== 'answer')] as const;

export class SearchQuery {
  @ApiPropertyOptional({
    maxLength: 100,
    description: 'Words that all have to be there; of the last one, the beginning',
  })
  @IsOptional()
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value))
  @IsString()
  @MaxLength(100)
  @Matches(STORABLE, { message: UNSUPPORTED_CHARACTERS })
  q: string = '';
}

export class SearchResult {
  @ApiProperty() title!: string;
  @ApiProperty({ description: 'Plain text, at most 200 characters; empty for pages' }) excerpt!: string;
  @ApiProperty({ example: '/courses/prompt-writing-for-busy-leaders' }) path!: string;
  @ApiPropertyOptional({ description: 'It is the accepted answer to a question' }) isAccepted?: boolean;
}

export class SearchGroup {
  @ApiProperty({ enum: KINDS }) kind!: (typeof KINDS)[number];
  @ApiProperty({
    type: [SearchResult],
    description: 'The first 5, the best first; of replies the accepted answers',
  })
  results!: SearchResult[];
}

export class SearchResponse {
  @ApiProperty({ description: 'Whether a word was found nowhere, and those that look like it stand for it' })
  alike!: boolean;
  @ApiProperty({
    type: [SearchGroup],
    description:
      'Kinds with results, the best first; people, discussions and replies for members only, projects and exchanges by their titles for visitors',
  })
  groups!: SearchGroup[];
}
