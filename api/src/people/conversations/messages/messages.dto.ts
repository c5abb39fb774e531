import { ApiProperty } from '@nestjs/swagger';
import { IsInt, IsOptional, Min } from 'class-validator';
import { Reactions } from '../../../core/reactions/reactions.dto.js';
import { TrimmedText } from '../../../core/validation/validation.js';
import { AuthorSummary } from '../../../identity/users/person.dto.js';

const MAX_TEXT = 5_000;

/** What someone writes. */
export const MessageText = () =>
  TrimmedText({
    multiline: true,
    max: MAX_TEXT,
    message: `Write a message of up to ${MAX_TEXT.toLocaleString('en')} characters.`,
  });

export class NewMessage {
  @MessageText()
  text!: string;

  /** The place of the message it answers */
  @ApiProperty({ type: 'integer' })
  @IsOptional()
  @IsInt()
  @Min(1)
  replyTo?: number;
}

export class MessageChanges {
  @MessageText()
  text!: string;
}

export class MessageReference {
  @ApiProperty({ format: 'uuid' }) id!: string;
  /** Its place in the conversation */ @ApiProperty({ type: 'integer' }) position!: number;
}

/** A message as it stands above its answer. */
export class QuotedMessage extends MessageReference {
  /** How it begins; empty when it was removed */ text!: string;
  authorName!: string | null;
  isMine!: boolean;
  isRemoved!: boolean;
}

export class MessageResponse extends MessageReference {
  /** Plain text; addresses in it are links, `![words](address)` is a picture; empty when it was removed */
  text!: string;
  author!: AuthorSummary | null;
  isMine!: boolean;
  /** A line that says what happened; nobody wrote it */ isSystem!: boolean;
  @ApiProperty({ format: 'date-time' }) createdAt!: string;
  @ApiProperty({ format: 'date-time' }) editedAt!: string | null;
  isRemoved!: boolean;
  reactions!: Reactions[];
  /** The message it answers; null also where the reader cannot see that one */ replyTo!: QuotedMessage | null;
}
