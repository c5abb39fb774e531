import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { Equals, IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { UNSUPPORTED_CHARACTERS } from '#platform/text/index';
import { STORABLE } from '../../core/validation/validation.js';
import type { EntryKind } from '../../core/search/search-entry.entity.js';

/** An accepted answer is one of the replies. */
type ResultKind = 'page' | Exclude<EntryKind, 'answer'>;

export class SearchQuery {
  /** Words that all have to be there; of the last one, the beginning */
  @ApiPropertyOptional()
  @IsOptional()
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value))
  @IsString()
  @MaxLength(100)
  @Matches(STORABLE, { message: UNSUPPORTED_CHARACTERS })
  q: string = '';

  /** The text is not finished: what is not found is not counted */
  @ApiPropertyOptional({ enum: ['true'] })
  @IsOptional()
  @Transform(({ value }: { value: unknown }) => (value === 'true' ? true : value))
  @Equals(true)
  typing?: boolean;
}

export class SearchResult {
  title!: string;
  /** Plain text, at most 200 characters; empty for pages */ excerpt!: string;
  @ApiProperty({ example: '/courses/prompt-writing-for-busy-leaders' }) path!: string;
  /** Said before the excerpt */ @ApiPropertyOptional({ example: 'Accepted answer' }) note?: string;
}

export class SearchGroup {
  kind!: ResultKind;
  @ApiProperty({ example: 'Courses' }) heading!: string;
  /** The first 5, the best first; of replies the accepted answers */ results!: SearchResult[];
}

export class SearchResponse {
  /** Whether a word was found nowhere, and those that look like it stand for it */ alike!: boolean;
  /** Kinds with results, the best first; people, discussions and replies for members only, what is in the Synergizer by its title for visitors */
  groups!: SearchGroup[];
}
