import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ValidateBy, ValidateIf } from 'class-validator';
import { canonicalTimeZone, timeZones } from '#platform/format/time-zones';

const ZONES = new Set(timeZones());

/**
 * The name to keep for a time zone, undefined for what is none. PostgreSQL reads more into a name than browsers do, and
 * the other way round.
 */
export function knownTimeZone(name: unknown): string | undefined {
  const zone = typeof name === 'string' ? canonicalTimeZone(name) : undefined;
  return zone !== undefined && ZONES.has(zone) ? zone : undefined;
}

const TimeZoneRule = () =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => knownTimeZone(value) ?? value),
    ValidateBy(
      { name: 'timeZone', validator: { validate: (value) => knownTimeZone(value) !== undefined } },
      { message: 'Choose a time zone, such as Europe/Amsterdam.' },
    ),
  );

const DESCRIPTION = { type: String, description: 'IANA name', example: 'Europe/Amsterdam' };

export const RequiredTimeZone = () => applyDecorators(ApiProperty(DESCRIPTION), TimeZoneRule());

/** A time zone that may be left out (unchanged). */
export const OptionalTimeZone = () =>
  applyDecorators(
    ApiPropertyOptional(DESCRIPTION),
    ValidateIf((_, value) => value !== undefined),
    TimeZoneRule(),
  );
