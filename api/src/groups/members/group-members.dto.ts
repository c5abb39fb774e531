import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  MaxLength,
} from 'class-validator';
import { SupportedCharacters } from '../../core/validation/validation.js';
import { AuthorSummary } from '../../identity/users/person.dto.js';
import { GROUP_ROLES, type GroupRole } from './group-membership.entity.js';
import { GroupMember } from '../groups.dto.js';

export class JoinAnswer {
  question!: string;
  answer!: string;
}

export class JoinRequestItem {
  @ApiProperty({ format: 'uuid' }) id!: string;
  member!: AuthorSummary;
  answers!: JoinAnswer[];
  @ApiProperty({ format: 'date-time' }) createdAt!: string;
}

export class GroupMemberItem extends GroupMember {
  @ApiProperty({ format: 'date-time' }) joinedAt!: string;
}

export class RulesAgreement {
  /** The caller agrees to the rules of this version, where new members have to */
  @ApiPropertyOptional({ type: 'integer' })
  @IsOptional()
  @IsInt({ message: 'Agree to the group’s rules to join.' })
  rulesVersion?: number | null;
}

export class JoinBody extends RulesAgreement {
  /** To the questions of a private group, in their order */
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(5)
  @IsString({ each: true })
  @MaxLength(1000, { each: true, message: 'Each answer can be up to 1,000 characters.' })
  @SupportedCharacters({ multiline: true, each: true })
  answers?: string[];
}

export class RemovalQuery {
  /** For owners: they cannot join or ask again until an owner lets them */
  @IsOptional()
  @IsIn(['true'])
  ban?: 'true';
}

export class BannedMember {
  member!: AuthorSummary;
  @ApiProperty({ format: 'date-time' }) createdAt!: string;
}

export class RoleChange {
  @IsIn(GROUP_ROLES, { message: 'Choose owner, moderator or member.' })
  role!: GroupRole;

  /** With the role of owner: the caller is a member from then on */
  @IsOptional()
  @IsBoolean()
  handOver?: boolean;
}
