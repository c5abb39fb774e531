import { ApiProperty } from '@nestjs/swagger';
import { TrimmedText } from '../../../../core/validation/validation.js';

export class NewMemberNote {
  @TrimmedText({ multiline: true, max: 2_000, message: 'Enter a note of up to 2,000 characters.' })
  text!: string;
}

export class MemberNoteReference {
  @ApiProperty({ format: 'uuid' }) id!: string;
}
