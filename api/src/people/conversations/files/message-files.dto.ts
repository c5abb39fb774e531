import { ApiProperty } from '@nestjs/swagger';

/** Of one message. */
export const MAX_FILES = 5;

export class NewMessageFile {
  /** PDF, Word, Excel, PowerPoint, OpenDocument, ZIP, text, Markdown or CSV, of at most 10 MB */
  @ApiProperty({ type: 'string', format: 'binary' })
  file!: unknown;
}

export class MessageFileItem {
  @ApiProperty({ format: 'uuid' }) id!: string;
  name!: string;
  /** In bytes */ @ApiProperty({ type: 'integer' }) size!: number;
}
