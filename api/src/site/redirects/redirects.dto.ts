import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean } from 'class-validator';
import { REASON_RULE } from '../../core/audit/reason.dto.js';
import { TrimmedText } from '../../core/validation/validation.js';
import { AuthorSummary } from '../../identity/users/person.dto.js';

export class RedirectBody {
  /** A path of this site that has no page */
  @ApiProperty({ example: '/old-courses' })
  @TrimmedText({ max: 200, message: 'Enter a path of up to 200 characters.' })
  from!: string;

  /** A path of this site, or an address that begins with https:// */
  @ApiProperty({ example: '/courses' })
  @TrimmedText({ max: 500, message: 'Enter a path or an address of up to 500 characters.' })
  to!: string;

  /** Whether browsers and search engines may remember it */
  @IsBoolean({ message: 'Choose permanent or temporary.' })
  isPermanent!: boolean;

  /** For the audit log */
  @TrimmedText(REASON_RULE)
  reason!: string;
}

/** Where an address leads that has no page. */
export class PublicRedirect {
  from!: string;
  to!: string;
  isPermanent!: boolean;
}

export class RedirectEntry extends PublicRedirect {
  @ApiProperty({ format: 'uuid' }) id!: string;
  /** When it was added or last changed */ @ApiProperty({ format: 'date-time' }) setAt!: string;
  setBy!: AuthorSummary | null;
}
