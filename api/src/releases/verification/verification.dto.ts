import { ApiProperty } from '@nestjs/swagger';
import { type Verification, VERIFICATIONS } from '../registry/release.entity.js';

export class FindingResponse {
  @ApiProperty({ example: 'route_taken' }) code!: string;
  @ApiProperty({ enum: ['error', 'warning'] }) severity!: 'error' | 'warning';
  @ApiProperty({ description: 'What is wrong and what to do about it' }) message!: string;
}

export class VerificationResponse {
  @ApiProperty() app!: string;
  @ApiProperty() release!: string;
  @ApiProperty({ enum: VERIFICATIONS }) status!: Verification;
  @ApiProperty({ type: [FindingResponse] }) findings!: FindingResponse[];
  @ApiProperty({ format: 'date-time' }) verifiedAt!: string;
}
