import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsOptional, ValidateIf } from 'class-validator';
import { TrimmedText, WebAddress } from '../../core/validation/validation.js';

export const MAX_RECAP = 20_000;

/** What is left out stays as it is. */
export class RecapChanges {
  /** Markdown; empty: none */
  @ApiProperty({ maxLength: MAX_RECAP })
  @IsOptional()
  @TrimmedText({
    min: 0,
    multiline: true,
    max: MAX_RECAP,
    message: 'The recap can be up to 20,000 characters.',
  })
  recap?: string;

  /** null: none */
  @ApiProperty({ type: String, maxLength: 500 })
  @Transform(({ value }: { value: unknown }) => (value === '' ? null : value))
  @ValidateIf((_, value) => value !== undefined && value !== null)
  @WebAddress({
    max: 500,
    protocols: ['https'],
    message: 'Enter a link that starts with https://.',
  })
  recordingUrl?: string | null;
}
