import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsArray, IsUUID } from 'class-validator';
import { TrimmedText } from '../../../core/validation/validation.js';

export const MAX_NAME = 60;
const MAX_AT_ONCE = 7;

export class ConversationChanges {
  /** Empty: it is called after its people again */
  @TrimmedText({ min: 0, max: MAX_NAME, message: `Enter a name of up to ${MAX_NAME} characters.` })
  name!: string;
}

export class NewParticipants {
  @ApiProperty({ type: 'array', items: { type: 'string', format: 'uuid' }, maxItems: MAX_AT_ONCE })
  @IsArray()
  @ArrayMinSize(1, { message: 'Choose someone to add.' })
  @ArrayMaxSize(MAX_AT_ONCE, { message: `Add at most ${MAX_AT_ONCE} people at once.` })
  @ArrayUnique()
  @IsUUID(undefined, { each: true })
  memberIds!: string[];
}
