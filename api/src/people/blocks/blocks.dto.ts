import { ApiProperty } from '@nestjs/swagger';

export class BlockedMember {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty() slug!: string;
  @ApiProperty() name!: string;
  @ApiProperty({ format: 'date-time' }) blockedAt!: string;
}
