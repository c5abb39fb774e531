import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { PageQuery } from '../common/paging.js';
import { AuthorSummary } from '../users/person.dto.js';
import { POST_KINDS, type PostKind } from './post.entity.js';

const LISTED_KINDS = ['question', 'discussion', 'introduction'] as const;

export class PostListQuery extends PageQuery {
  @ApiPropertyOptional({ enum: LISTED_KINDS })
  @IsOptional()
  @IsIn(LISTED_KINDS)
  kind?: (typeof LISTED_KINDS)[number];

  @ApiPropertyOptional({ enum: ['latest'], default: 'latest', description: 'By latest activity' })
  @IsOptional()
  @IsIn(['latest'])
  sort = 'latest' as const;
}

export class PostGroup {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty() slug!: string;
  @ApiProperty() name!: string;
}

export class PostSummary {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty() slug!: string;
  @ApiProperty() title!: string;
  @ApiProperty({ description: 'Plain text' }) excerpt!: string;
  @ApiProperty({ enum: POST_KINDS }) kind!: PostKind;
  @ApiProperty({ type: [String] }) tags!: string[];
  @ApiProperty({ type: 'integer' }) replyCount!: number;
  @ApiProperty({ type: 'integer' }) reactionCount!: number;
  @ApiProperty({ format: 'date-time' }) createdAt!: string;
  @ApiProperty({ format: 'date-time' }) lastActivityAt!: string;
  @ApiProperty({ description: 'Whether an answer was accepted' }) isAnswered!: boolean;
  @ApiProperty({ type: PostGroup, nullable: true }) group!: PostGroup | null;
  @ApiProperty({ type: AuthorSummary, nullable: true, description: 'null for visitors' })
  author!: AuthorSummary | null;
}

export class PostReplyResponse {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({ description: 'Markdown' }) body!: string;
  @ApiProperty({ description: 'The answer to the question' }) isAccepted!: boolean;
  @ApiProperty({ format: 'date-time' }) createdAt!: string;
  @ApiProperty({ type: AuthorSummary, nullable: true }) author!: AuthorSummary | null;
}

export class PostDetail extends PostSummary {
  @ApiProperty({ description: 'Markdown' }) body!: string;
  @ApiProperty({ type: [PostReplyResponse], description: 'Oldest first' }) replies!: PostReplyResponse[];
}
