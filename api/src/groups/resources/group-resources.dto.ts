import { ApiProperty } from '@nestjs/swagger';
import { TrimmedText, WebAddress } from '../../core/validation/validation.js';
import { AuthorSummary } from '../../identity/users/person.dto.js';

export const MAX_TITLE = 120;

export class NewGroupLink {
  @TrimmedText({ max: MAX_TITLE, message: `Enter a name of up to ${MAX_TITLE} characters.` })
  title!: string;

  @WebAddress({
    max: 600,
    protocols: ['https', 'http'],
    message: 'Enter the full address, starting with https://',
  })
  url!: string;
}

export class NewGroupFile {
  /** Before the file; else its own name */ @ApiProperty({ maxLength: MAX_TITLE }) title?: string;

  /** PDF, Word, Excel, PowerPoint, OpenDocument, text, CSV or a picture, of at most 10 MB */
  @ApiProperty({ type: 'string', format: 'binary' }) file!: unknown;
}

export class GroupResourceItem {
  @ApiProperty({ format: 'uuid' }) id!: string;
  title!: string;
  /** Where it is: elsewhere, or a file on this site */ url!: string;
  /** Of a file */ fileName!: string | null;
  /** Of a file, in bytes */ @ApiProperty({ type: 'integer' }) fileSize!: number | null;
  addedBy!: AuthorSummary | null;
  @ApiProperty({ format: 'date-time' }) createdAt!: string;
  /** Whether the caller may take it away */ canRemove!: boolean;
}
