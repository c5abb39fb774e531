import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean, ValidateIf } from 'class-validator';
import { IsDay } from '../../../core/time/dates.js';
import { TrimmedText } from '../../../core/validation/validation.js';

/** What publishing changes for members. */
export class LegalChangeBody {
  /** Whether members are notified */
  @IsBoolean({ message: 'Choose what kind of change this is.' })
  isMaterial!: boolean;

  /** The day from which a material change holds */
  @ApiPropertyOptional({ format: 'date' })
  @ValidateIf(({ isMaterial, holdsFrom }: LegalChangeBody) => isMaterial || holdsFrom !== undefined)
  @IsDay('Enter the day from which it holds.')
  holdsFrom?: string;

  /** What changes; a material change has one */
  @ApiPropertyOptional()
  @ValidateIf(({ isMaterial, summary }: LegalChangeBody) => isMaterial || summary !== undefined)
  @TrimmedText({ max: 300, message: 'Enter what changes in up to 300 characters.' })
  summary?: string;
}

/** A version of a legal text that was or is public. */
export class LegalVersionSummary {
  @ApiProperty({ type: 'integer' }) number!: number;
  @ApiProperty({ format: 'date-time' }) publishedAt!: string;
  /** Whether it is what is public now */ isCurrent!: boolean;
  /** Of a material change */ @ApiProperty({ type: String, format: 'date', nullable: true })
  holdsFrom!: string | null;
  /** What changed; may be empty */ summary!: string;
}

export class LegalVersionDetail extends LegalVersionSummary {
  title!: string;
  /** Markdown */ body!: string;
  description!: string;
  /** The day it took effect, as text */ @ApiProperty({ type: String, nullable: true })
  since!: string | null;
}
