import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  IsBoolean,
  IsIn,
  IsInt,
  IsNumber,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateIf,
} from 'class-validator';
import { OrderedPageQuery } from '../../core/paging/paging.js';
import { TrimmedText } from '../../core/validation/validation.js';
import { AuthorSummary } from '../../identity/users/person.dto.js';
import { MEDIA_KINDS, MEDIA_STATES, type MediaKind, type MediaState } from './media.entity.js';

const MAX_PIXELS = 20_000;
const MAX_SECONDS = 24 * 60 * 60;

const IfSent = () => ValidateIf((_, value) => value !== undefined);

export class MediaListQuery extends OrderedPageQuery {
  @ApiPropertyOptional({ enum: MEDIA_KINDS, enumName: 'MediaKind' })
  @IsOptional()
  @IsIn(MEDIA_KINDS, { message: 'Choose one of the types.' })
  kind?: MediaKind;

  /** Part of the name */
  @IsOptional()
  @IsString()
  @MaxLength(100)
  name?: string;
}

/** A file as it is chosen for a page. */
export class MediaChoice {
  @ApiProperty({ format: 'uuid' }) id!: string;
  name!: string;
  durationSeconds!: number | null;
}

export class MediaItem {
  @ApiProperty({ format: 'uuid' }) id!: string;
  name!: string;
  /** By what is in the file; null until enough of it is there */
  @ApiProperty({ enum: MEDIA_KINDS, enumName: 'MediaKind', nullable: true }) kind!: MediaKind | null;
  @ApiProperty({ enum: MEDIA_STATES, enumName: 'MediaState' }) state!: MediaState;
  /** In bytes */ @ApiProperty({ type: 'integer' }) size!: number;
  @ApiProperty({ type: 'integer' }) received!: number;
  @ApiProperty({ type: 'integer', nullable: true }) width!: number | null;
  @ApiProperty({ type: 'integer', nullable: true }) height!: number | null;
  durationSeconds!: number | null;
  /** An uploaded picture; of a picture, itself */ posterUrl!: string | null;
  /** Where the file is; null until it is ready */ url!: string | null;
  /** Anyone who has the address may read it */ isPublic!: boolean;
  /** Why it was refused */ refusal!: string | null;
  uploadedBy!: AuthorSummary | null;
  @ApiProperty({ format: 'date-time' }) createdAt!: string;
}

/** Something that shows a file. */
export class MediaUse {
  /** Such as lesson, or page */ kind!: string;
  title!: string;
  /** Null where it has no page of its own */ href!: string | null;
}

export class MediaDetail extends MediaItem {
  /** At most 20 */ usedIn!: MediaUse[];
}

/** What the library holds and may hold. */
export class MediaUsage {
  @ApiProperty({ type: 'integer' }) usedBytes!: number;
  @ApiProperty({ type: 'integer' }) quotaBytes!: number;
  /** Of one file */ @ApiProperty({ type: 'integer' }) maxFileBytes!: number;
}

/** What is left out stays as it is. */
export class MediaChange {
  @IfSent()
  @ApiPropertyOptional()
  @TrimmedText({ max: 100, message: 'Enter a name of up to 100 characters.' })
  name?: string;

  @IfSent()
  @ApiPropertyOptional()
  @IsBoolean()
  isPublic?: boolean;

  /** What a browser read from the file */
  @IfSent()
  @ApiPropertyOptional()
  @IsNumber({ allowInfinity: false, allowNaN: false })
  @Min(0)
  @Max(MAX_SECONDS)
  durationSeconds?: number;

  @IfSent()
  @ApiPropertyOptional({ type: 'integer' })
  @IsInt()
  @Min(1)
  @Max(MAX_PIXELS)
  width?: number;

  @IfSent()
  @ApiPropertyOptional({ type: 'integer' })
  @IsInt()
  @Min(1)
  @Max(MAX_PIXELS)
  height?: number;

  /** A picture the caller uploaded */
  @IfSent()
  @ApiPropertyOptional()
  @MaxLength(200)
  @Matches(/^\/uploads\//, { message: 'Upload the poster first.' })
  posterUrl?: string;
}

export class MediaDeletion {
  @TrimmedText({ multiline: true, max: 500, message: 'Enter a reason of up to 500 characters.' })
  reason!: string;
}
