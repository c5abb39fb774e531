import { ApiProperty } from '@nestjs/swagger';
import { TrimmedText, WebAddress } from '../../core/validation/validation.js';
import { AuthorSummary } from '../../identity/users/person.dto.js';

export const MAX_TITLE = 120;

export class NewGroupLink {
  @TrimmedText({ max: MAX_TITLE, words: `Name it in up to ${MAX_TITLE} characters.` })
  title!: string;

  @WebAddress({ max: 600, protocols: ['https', 'http'], words: 'Write the whole address, with https://' })
  url!: string;
}

export class NewGroupFile {
  @ApiProperty({ required: false, maxLength: MAX_TITLE, description: 'Before the file; else its own name' })
  title?: string;

  @ApiProperty({
    type: 'string',
    format: 'binary',
    description: 'PDF, Word, Excel, PowerPoint, OpenDocument, text, CSV or a picture, of at most 10 MB',
  })
  file!: unknown;
}

export class GroupResourceItem {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty() title!: string;
  @ApiProperty({ description: 'Where it is: elsewhere, or a file on this site' }) url!: string;
  @ApiProperty({ type: String, nullable: true, description: 'Of a file' }) fileName!: string | null;
  @ApiProperty({ type: 'integer', nullable: true, description: 'Of a file, in bytes' })
  fileSize!: number | null;
  @ApiProperty({ type: AuthorSummary, nullable: true }) addedBy!: AuthorSummary | null;
  @ApiProperty({ format: 'date-time' }) createdAt!: string;
  @ApiProperty({ description: 'Whether the caller may take it away' }) canRemove!: boolean;
}
