import { ApiProperty } from '@nestjs/swagger';

export class MySession {
  @ApiProperty({ format: 'uuid' }) id!: string;

  @ApiProperty({ example: 'Firefox on Linux' }) device!: string;

  /** When it was signed in */ @ApiProperty({ format: 'date-time' }) createdAt!: string;

  /** To the hour */ @ApiProperty({ format: 'date-time' }) lastUsedAt!: string;

  /** Whether it is the one that asks */ isCurrent!: boolean;
}
