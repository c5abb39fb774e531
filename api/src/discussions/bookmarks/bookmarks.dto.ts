import { ApiProperty } from '@nestjs/swagger';
import { Allow, IsIn, IsOptional, IsUUID } from 'class-validator';
import { PageQuery } from '../../core/paging/paging.js';
import { IsDay } from '../../core/time/dates.js';
import { AuthorSummary } from '../../identity/users/person.dto.js';

const BOOKMARK_KINDS = ['post', 'reply'] as const;
export type BookmarkKind = (typeof BOOKMARK_KINDS)[number];

export class BookmarkListQuery extends PageQuery {
  /** Only those with a reminder to come */
  @IsOptional()
  @IsIn(['true'])
  reminder?: 'true';

  /** Only those in this discussion */
  @IsOptional()
  @IsUUID()
  post?: string;
}

export class BookmarkPath {
  @Allow()
  id!: string;

  @IsIn(BOOKMARK_KINDS)
  kind!: BookmarkKind;
}

export class BookmarkRequest {
  /** A day after today; the reminder comes at 9:00 in the member's time zone. Without it there is none */
  @ApiProperty({ format: 'date' })
  @IsOptional()
  @IsDay('Choose a date.')
  remindOn?: string | null;
}

export class BookmarkResponse {
  kind!: BookmarkKind;
  /** Of the post or reply */ @ApiProperty({ format: 'uuid' }) id!: string;
  /** Of the discussion */ title!: string;
  excerpt!: string;
  /** Path on the site */ href!: string;
  author!: AuthorSummary | null;
  /** The name of the group it is in */ group!: string | null;
  @ApiProperty({ format: 'date-time' }) createdAt!: string;
  @ApiProperty({ format: 'date-time' }) remindAt!: string | null;
}
