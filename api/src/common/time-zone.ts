import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ValidateBy, ValidateIf } from 'class-validator';

const ZONES = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC']);
const REGIONS = new Set([...ZONES].map(regionOf));

/**
 * The name to keep for a time zone, undefined for what is none. PostgreSQL reads more into a name than browsers do, and
 * the other way round. A city's other name stays: people in Kolkata are not shown Calcutta.
 */
export function knownTimeZone(name: unknown): string | undefined {
  if (typeof name !== 'string') return undefined;
  const usual = usualNameOf(name);
  if (usual === undefined || !ZONES.has(usual)) return undefined;
  return usual !== 'UTC' && REGIONS.has(regionOf(name)) ? name : usual;
}

/** A time zone that may be left out (unchanged). */
export function OptionalTimeZone() {
  return applyDecorators(
    ApiPropertyOptional({ type: String, description: 'IANA name', example: 'Europe/Amsterdam' }),
    Transform(({ value }: { value: unknown }) => knownTimeZone(value) ?? value),
    ValidateIf((_, value) => value !== undefined),
    ValidateBy(
      { name: 'timeZone', validator: { validate: (value) => knownTimeZone(value) !== undefined } },
      { message: 'Choose a time zone, such as Europe/Amsterdam.' },
    ),
  );
}

function regionOf(name: string): string {
  return name.split('/', 1)[0]!;
}

function usualNameOf(name: string): string | undefined {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}
