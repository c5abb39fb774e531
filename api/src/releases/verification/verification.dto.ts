import { ApiProperty } from '@nestjs/swagger';
import { type Verification, VERIFICATIONS } from '../registry/release.entity.js';

export class FindingAnswer {
  @ApiProperty({ example: 'route_taken' }) code!: string;
  @ApiProperty({ enum: ['error', 'warning'] }) severity!: 'error' | 'warning';
  @ApiProperty({ description: 'What is wrong and what to do about it' }) message!: string;
}

export class VerificationAnswer {
  @ApiProperty() app!: string;
  @ApiProperty() release!: string;
  @ApiProperty({ enum: VERIFICATIONS }) status!: Verification;
  @ApiProperty({ type: [FindingAnswer] }) findings!: FindingAnswer[];
  @ApiProperty({ format: 'date-time' }) verifiedAt!: string;
}
