import { ApiProperty } from '@nestjs/swagger';

export class MySession {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ example: 'Firefox on Linux' })
  device!: string;

  @ApiProperty({ format: 'date-time', description: 'When it was signed in' })
  createdAt!: string;

  @ApiProperty({ format: 'date-time', description: 'To the hour' })
  lastUsedAt!: string;

  @ApiProperty({ description: 'Whether it is the one that asks' })
  isCurrent!: boolean;
}
