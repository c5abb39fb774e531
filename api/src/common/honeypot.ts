import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsInt, IsOptional, IsString, Min } from 'class-validator';

/** Faster than anybody reads, types and presses. */
const QUICKEST_MS = 1_000;

/** What a form for everybody asks of its sender without their noticing; a body with it extends this. */
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

/** Whether a program filled the form in. It is answered as everybody is, so that it learns nothing. */
export const isBot = ({ website, took }: Honeypot): boolean =>
  Boolean(website) || (took !== undefined && took < QUICKEST_MS);
