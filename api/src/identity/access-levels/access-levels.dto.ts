import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { ACCESS_LEVELS, type AccessLevel } from './access-level.js';

export class AccessLevelRequest {
  @IsIn(ACCESS_LEVELS, { message: 'Choose member, moderator or admin.' })
  accessLevel!: AccessLevel;
}

export class MemberAccessLevel {
  @ApiProperty({ format: 'uuid' }) id!: string;
  accessLevel!: AccessLevel;
}
