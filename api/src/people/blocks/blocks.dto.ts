import { ApiProperty } from '@nestjs/swagger';

export class BlockedMember {
  @ApiProperty({ format: 'uuid' }) id!: string;
  slug!: string;
  name!: string;
  @ApiProperty({ format: 'date-time' }) blockedAt!: string;
}
