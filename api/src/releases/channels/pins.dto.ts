import { ApiProperty } from '@nestjs/swagger';

export class PinnedReleases {
  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'string' },
    example: { 'mf-learning': '9f86d081884c7d65' },
  })
  pins!: Record<string, string>;
}

export class PinsResponse extends PinnedReleases {
  @ApiProperty({ format: 'date-time' }) expiresAt!: string;
}
