import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsInt, IsOptional, Max, Min } from 'class-validator';
import type { GroupVisibility } from '../group.entity.js';

export const MAX_USES = 200;
export const MAX_DAYS = 30;

export class NewInvitation {
  @ApiPropertyOptional({ type: 'integer', maximum: MAX_USES })
  @IsOptional()
  @IsInt({ message: `Choose a number from 1 to ${MAX_USES}.` })
  @Min(1, { message: `Choose a number from 1 to ${MAX_USES}.` })
  @Max(MAX_USES, { message: `Choose a number from 1 to ${MAX_USES}.` })
  maxUses: number = 25;

  @ApiPropertyOptional({ type: 'integer', maximum: MAX_DAYS })
  @IsOptional()
  @IsInt({ message: `Choose a number of days from 1 to ${MAX_DAYS}.` })
  @Min(1, { message: `Choose a number of days from 1 to ${MAX_DAYS}.` })
  @Max(MAX_DAYS, { message: `Choose a number of days from 1 to ${MAX_DAYS}.` })
  days: number = 7;
}

export class InvitationItem {
  @ApiProperty({ format: 'uuid' }) id!: string;
  /** Path of the page where it is accepted */ path!: string;
  @ApiProperty({ type: 'integer' }) uses!: number;
  @ApiProperty({ type: 'integer' }) maxUses!: number;
  @ApiProperty({ format: 'date-time' }) expiresAt!: string;
}

export class InvitingGroup {
  @ApiProperty({ format: 'uuid' }) id!: string;
  slug!: string;
  name!: string;
  about!: string;
  visibility!: GroupVisibility;
  @ApiProperty({ type: 'integer' }) memberCount!: number;
  coverSeed!: string;
  coverUrl!: string | null;
  rules!: string[];
  @ApiProperty({ type: 'integer' }) rulesVersion!: number;
  /** New members have to agree to its rules */ rulesRequired!: boolean;
  isMember!: boolean;
}

export class InvitationResponse {
  group!: InvitingGroup;
}
