import { ApiProperty } from '@nestjs/swagger';
import { TrimmedText } from '../../common/validation.js';

export class NewTokenRequest {
  @TrimmedText({ max: 60, example: 'continuous integration' })
  name!: string;
}

export class DeployTokenSummary {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty() app!: string;
  @ApiProperty() name!: string;
  @ApiProperty() createdBy!: string;
  @ApiProperty({ type: String, format: 'date-time' }) createdAt!: Date;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) lastUsedAt!: Date | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) revokedAt!: Date | null;
}

export class CreatedToken {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty() app!: string;
  @ApiProperty() name!: string;
  @ApiProperty({ description: 'Shown this once' }) token!: string;
}
