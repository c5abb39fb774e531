import { ApiProperty } from '@nestjs/swagger';
import { ActReason } from '../../../core/audit/reason.dto.js';
import { ClearableText } from '../../../core/validation/validation.js';

const NAME_RULE = { max: 80, message: 'Use up to 80 characters.' };

/** What is left out stays as it is. */
export class MemberCorrection extends ActReason {
  @ClearableText(NAME_RULE)
  firstName?: string | null;

  @ClearableText(NAME_RULE)
  lastName?: string | null;
}

export class CorrectedName {
  @ApiProperty({ format: 'uuid' }) id!: string;
  firstName!: string | null;
  lastName!: string | null;
}
