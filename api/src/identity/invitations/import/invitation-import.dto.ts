import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean } from 'class-validator';
import { REASON_RULE } from '../../../core/audit/reason.dto.js';
import { ClearableText, TrimmedText } from '../../../core/validation/validation.js';
import { ACCESS_LEVELS, type AccessLevel } from '../../access-levels/access-level.js';
import { MESSAGE_RULE, SKIP_REASONS } from '../invitations.dto.js';

export const MOST_CHARACTERS = 200_000;
export const MOST_ROWS = 1_000;

export class InvitationImportRequest {
  /** The rows as text: first the names of the columns, then a line for each person. `email` alone is needed */
  @TrimmedText({
    multiline: true,
    max: MOST_CHARACTERS,
    message: 'Choose a file, or paste rows: plain text of up to 200 KB.',
    example: 'email,first name,last name,role\nmaya@example.com,Maya,Chen,member',
  })
  content!: string;

  /** Says what would come of it, and writes nothing */
  @IsBoolean({ message: 'Choose true or false.' })
  preview!: boolean;

  /** In each email */
  @ClearableText(MESSAGE_RULE)
  message?: string | null;

  /** For the audit log. Only a preview needs none */
  @ClearableText(REASON_RULE)
  reason?: string | null;
}

/** What comes of a row: its person is invited, left out as elsewhere, or it repeats another row or can’t be read. */
export const ROW_OUTCOMES = ['invited now', ...SKIP_REASONS, 'repeated', 'wrong'] as const;
export type RowOutcome = (typeof ROW_OUTCOMES)[number];

export class ImportedInvitation {
  /** Where it stands in the file, from 1 */
  @ApiProperty({ type: 'integer' }) line!: number;
  /** As it is written there */ email!: string;
  name!: string | null;
  @ApiProperty({ enum: ACCESS_LEVELS }) accessLevel!: AccessLevel;
  @ApiProperty({ enum: ROW_OUTCOMES }) outcome!: RowOutcome;
  /** What is wrong with it */ problem!: string | null;
}

export class InvitationImportResult {
  /** Nothing was written */ preview!: boolean;
  /** How many are invited, or would be */
  @ApiProperty({ type: 'integer' }) invited!: number;
  /** Names of columns that aren’t read */ unusedColumns!: string[];
  rows!: ImportedInvitation[];
}
