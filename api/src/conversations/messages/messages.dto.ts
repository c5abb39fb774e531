import { ApiProperty } from '@nestjs/swagger';
import { Matches } from 'class-validator';
import { TrimmedText } from '../../common/validation.js';
import { AuthorSummary } from '../../users/person.dto.js';

const MAX_TEXT = 5_000;
const CLIENT_ID = /^[\w.:-]{1,64}$/;

/** What somebody writes. */
export const MessageText = () =>
  TrimmedText({
    multiline: true,
    max: MAX_TEXT,
    words: `Please write something. At most ${MAX_TEXT.toLocaleString('en')} characters.`,
  });

export const ClientId = () => (target: object, property: string) => {
  ApiProperty({
    pattern: CLIENT_ID.source,
    description: 'Chosen by the client, new for each message: sending it again changes nothing',
  })(target, property);
  Matches(CLIENT_ID)(target, property);
};

export class NewMessage {
  @MessageText()
  text!: string;

  @ClientId()
  clientId!: string;
}

export class MessageChanges {
  @MessageText()
  text!: string;
}

export class MessageReference {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({ type: 'integer', description: 'Its place in the conversation' }) position!: number;
}

export class MessageResponse extends MessageReference {
  @ApiProperty({
    description:
      'Plain text; addresses in it are links, `![words](address)` is a picture; empty when it was removed',
  })
  text!: string;
  @ApiProperty({ type: AuthorSummary, nullable: true }) author!: AuthorSummary | null;
  @ApiProperty() isMine!: boolean;
  @ApiProperty({ description: 'A line that says what happened; nobody wrote it' }) isSystem!: boolean;
  @ApiProperty({ type: String, nullable: true, description: 'Of the caller’s own messages' })
  clientId!: string | null;
  @ApiProperty({ format: 'date-time' }) createdAt!: string;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) editedAt!: string | null;
  @ApiProperty() isRemoved!: boolean;
}
