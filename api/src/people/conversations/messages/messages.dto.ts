import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsInt,
  IsOptional,
  IsUUID,
  Min,
  ValidateBy,
  type ValidationArguments,
} from 'class-validator';
import { Reactions } from '../../../core/reactions/reactions.dto.js';
import { TrimmedText } from '../../../core/validation/validation.js';
import { AuthorSummary } from '../../../identity/users/person.dto.js';
import { MAX_FILES, MessageFileItem } from '../files/message-files.dto.js';

const MAX_TEXT = 5_000;

const message = `Write a message of up to ${MAX_TEXT.toLocaleString('en')} characters.`;

/** What someone writes; empty only where there are files. */
export class MessageContent {
  @TrimmedText({ multiline: true, min: 0, max: MAX_TEXT, message })
  @SaysSomething()
  text!: string;

  /** Files that the author has brought and not yet sent, in their order */
  @ApiPropertyOptional({ type: 'array', items: { type: 'string', format: 'uuid' }, maxItems: MAX_FILES })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(MAX_FILES, { message: `A message can have up to ${MAX_FILES} files.` })
  @ArrayUnique()
  @IsUUID(undefined, { each: true })
  fileIds?: string[];
}

function SaysSomething() {
  const validate = (text: unknown, args?: ValidationArguments) =>
    text !== '' || ((args?.object as MessageContent).fileIds ?? []).length > 0;
  return applyDecorators(ValidateBy({ name: 'saysSomething', validator: { validate } }, { message }));
}

export class NewMessage extends MessageContent {
  /** The place of the message it answers */
  @ApiProperty({ type: 'integer' })
  @IsOptional()
  @IsInt()
  @Min(1)
  replyTo?: number;
}

export class MessageChanges {
  @TrimmedText({ multiline: true, max: MAX_TEXT, message })
  text!: string;
}

export class MessageReference {
  @ApiProperty({ format: 'uuid' }) id!: string;
  /** Its place in the conversation */ @ApiProperty({ type: 'integer' }) position!: number;
}

/** A message as it stands above its answer. */
export class QuotedMessage extends MessageReference {
  /** How it begins; empty when it was removed or is files alone */ text!: string;
  fileNames!: string[];
  authorName!: string | null;
  isMine!: boolean;
  isRemoved!: boolean;
}

export class MessageResponse extends MessageReference {
  /** Plain text; addresses in it are links, `![words](address)` is a picture; empty when it was removed or is files alone */
  text!: string;
  files!: MessageFileItem[];
  author!: AuthorSummary | null;
  isMine!: boolean;
  /** A line that says what happened; nobody wrote it */ isSystem!: boolean;
  @ApiProperty({ format: 'date-time' }) createdAt!: string;
  @ApiProperty({ format: 'date-time' }) editedAt!: string | null;
  isRemoved!: boolean;
  reactions!: Reactions[];
  /** The message it answers; null also where the reader cannot see that one */ replyTo!: QuotedMessage | null;
}
