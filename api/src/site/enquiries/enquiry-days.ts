import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsOptional, ValidateBy, type ValidationArguments } from 'class-validator';
import { IsDay, isDay } from '../../core/time/dates.js';

const DAY_MS = 24 * 3_600_000;

/** Whether `value` is a date that is not over yet in every time zone. */
function isComingDay(value: unknown): boolean {
  return isDay(value) && Date.parse(`${value}T00:00:00Z`) > Date.now() - 2 * DAY_MS;
}

/** A day that is still to come, as `2026-05-14`. */
export function ComingDay({ optional = false } = {}) {
  return applyDecorators(
    (optional ? ApiPropertyOptional : ApiProperty)({ type: String, format: 'date', example: '2026-05-14' }),
    ...(optional ? [EmptyIsAbsent(), IsOptional()] : []),
    IsDay('Choose a day that is still to come.'),
    ValidateBy(
      { name: 'comingDay', validator: { validate: isComingDay } },
      { message: 'Choose a day that is still to come.' },
    ),
  );
}

/** Not before the day in `first`. */
export function NotBefore(first: string) {
  const validate = (value: unknown, { object }: ValidationArguments) => {
    const from = (object as Record<string, unknown>)[first];
    return typeof value !== 'string' || typeof from !== 'string' || value >= from;
  };
  return ValidateBy(
    { name: 'notBefore', validator: { validate: (value, context) => validate(value, context!) } },
    { message: 'The last day cannot be before the first.' },
  );
}

/** Forms send empty fields as empty text. */
export function EmptyIsAbsent() {
  return Transform(({ value }: { value: unknown }) => (value === '' ? undefined : value));
}
