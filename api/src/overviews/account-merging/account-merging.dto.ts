import { ApiProperty } from '@nestjs/swagger';
import { IsUUID } from 'class-validator';
import { ActReason } from '../../core/audit/reason.dto.js';
import { AuthorSummary } from '../../identity/users/person.dto.js';

const CHOOSE = { message: 'Choose the account to merge.' };

export class MergePreviewQuery {
  /** The account that goes */
  @ApiProperty({ format: 'uuid' })
  @IsUUID(undefined, CHOOSE)
  goes!: string;
}

export class MergeRequest extends ActReason {
  /** The account that goes */
  @ApiProperty({ format: 'uuid' })
  @IsUUID(undefined, CHOOSE)
  goes!: string;
}

export class MergedTable {
  /** As the database calls it */ table!: string;
  @ApiProperty({ type: 'integer' }) moved!: number;
  /** Because both have one, or it is between the two */ @ApiProperty({ type: 'integer' }) dropped!: number;
}

export class MergePreview {
  stays!: AuthorSummary;
  goes!: AuthorSummary;
  @ApiProperty({ format: 'email', nullable: true }) staysEmail!: string | null;
  @ApiProperty({ format: 'email', nullable: true }) goesEmail!: string | null;
  /** Only those with rows of the account that goes */ tables!: MergedTable[];
}
