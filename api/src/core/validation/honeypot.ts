import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsInt, IsOptional, IsString, Min } from 'class-validator';

/** Faster than a person can fill the form in. */
const MIN_FILL_MS = 1_000;

/** Fields of a public form that give bots away; its body extends this. */
export class Honeypot {
  @ApiPropertyOptional({ description: 'A field people do not see, and leave empty' })
  @IsOptional()
  @IsString()
  website?: string;

  @ApiPropertyOptional({
    type: 'integer',
    minimum: 0,
    description: 'Milliseconds from seeing the form to sending it',
  })
  @IsOptional()
  @IsInt()
  @Min(0)
  took?: number;
}

/** Whether a bot filled the form in. It gets the usual response, so that it learns nothing. */
export const isBot = ({ website, took }: Honeypot): boolean =>
  Boolean(website) || (took !== undefined && took < MIN_FILL_MS);
