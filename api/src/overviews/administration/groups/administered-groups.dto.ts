import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { OrderedPageQuery } from '../../../core/paging/paging.js';
import { SupportedCharacters } from '../../../core/validation/validation.js';
import { AuthorSummary } from '../../../identity/users/person.dto.js';

export const GROUP_STATES = ['active', 'archived', 'pending', 'returned', 'hidden', 'removed'] as const;
export type GroupState = (typeof GROUP_STATES)[number];
const VISIBILITIES = ['public', 'private', 'pro', 'secret'] as const;

export class AdministeredGroupsQuery extends OrderedPageQuery {
  /** Part of the name, of the topic, or of an owner’s name */
  @IsOptional()
  @IsString()
  @MaxLength(100)
  @SupportedCharacters()
  query?: string;

  /** All, unless said */
  @IsOptional()
  @IsIn(GROUP_STATES, { message: 'Choose active, archived, pending, returned, hidden or removed.' })
  state?: GroupState;
}

export class AdministeredGroup {
  @ApiProperty({ format: 'uuid' }) id!: string;
  slug!: string;
  name!: string;
  topic!: string;
  /** What members may see of it once it is approved and not hidden */
  @ApiProperty({ enum: VISIBILITIES })
  visibility!: (typeof VISIBILITIES)[number];
  @ApiProperty({ enum: GROUP_STATES, enumName: 'GroupState' }) state!: GroupState;
  owner!: AuthorSummary | null;
  @ApiProperty({ type: 'integer' }) members!: number;
  @ApiProperty({ type: 'integer' }) posts!: number;
  @ApiProperty({ format: 'date-time' }) createdAt!: string;
  /** Null: there has been no discussion */ @ApiProperty({ format: 'date-time' }) lastActiveAt!:
    string | null;
}
