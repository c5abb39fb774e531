import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { ACCESS_LEVELS, type AccessLevel } from './access-level.js';

export class AccessLevelRequest {
  @ApiProperty({ enum: ACCESS_LEVELS })
  @IsIn(ACCESS_LEVELS, { message: 'Please choose member, moderator or admin.' })
  accessLevel!: AccessLevel;
}

export class MemberAccessLevel {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({ enum: ACCESS_LEVELS }) accessLevel!: AccessLevel;
}
