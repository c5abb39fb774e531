import { ApiProperty } from '@nestjs/swagger';

export class MutedMember {
  @ApiProperty({ format: 'uuid' }) id!: string;
  slug!: string;
  name!: string;
  @ApiProperty({ format: 'date-time' }) mutedAt!: string;
}
