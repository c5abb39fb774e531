import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsOptional, IsString, MaxLength } from 'class-validator';
import { ENTRY_KINDS } from './search-entry.entity.js';

const KINDS = ['page', ...ENTRY_KINDS] as const;

export class SearchQuery {
  @ApiPropertyOptional({
    maxLength: 100,
    description: 'Words that all have to be there; of the last one, the beginning',
  })
  @IsOptional()
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value))
  @IsString()
  @MaxLength(100)
  q: string = '';
}

export class SearchResult {
  @ApiProperty() title!: string;
  @ApiProperty({ description: 'Plain text, at most 160 characters; empty for pages' }) excerpt!: string;
  @ApiProperty({ example: '/courses/prompt-writing-for-busy-leaders' }) path!: string;
}

export class SearchGroup {
  @ApiProperty({ enum: KINDS }) kind!: (typeof KINDS)[number];
  @ApiProperty({ type: [SearchResult], description: 'The first 5, the best first' }) results!: SearchResult[];
}

export class SearchResponse {
  @ApiProperty({ description: 'Whether a word was found nowhere, and those that look like it stand for it' })
  alike!: boolean;
  @ApiProperty({
    type: [SearchGroup],
    description:
      'Kinds with results, the best first; people and discussions for members only, projects and exchanges by their titles for visitors',
  })
  groups!: SearchGroup[];
}
