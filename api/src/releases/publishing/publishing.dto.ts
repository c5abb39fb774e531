import { ApiProperty } from '@nestjs/swagger';

export class PublishedRelease {
  @ApiProperty({ example: 'mf-learning' }) app!: string;
  @ApiProperty({ example: '9f86d081884c7d65' }) release!: string;
  @ApiProperty({ enum: ['published'] }) status!: 'published';
}
