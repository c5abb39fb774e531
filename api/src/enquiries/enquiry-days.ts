import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsOptional, ValidateBy, type ValidationArguments } from 'class-validator';

const DAY = /^20\d\d-\d\d-\d\d$/;
const DAY_MS = 24 * 3_600_000;

/** Whether `value` is a date that is not over yet in every time zone. */
function isComingDay(value: unknown): boolean {
  if (typeof value !== 'string' || !DAY.test(value)) return false;
  const time = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(time) && isSameDay(time, value) && time > Date.now() - 2 * DAY_MS;
}

/** Date.parse reads February 30 as a day in March. */
const isSameDay = (time: number, value: string) => new Date(time).toISOString().startsWith(value);

/** A day that is still to come, as `2026-05-14`. */
export function ComingDay({ optional = false } = {}) {
  return applyDecorators(
    (optional ? ApiPropertyOptional : ApiProperty)({ type: String, format: 'date', example: '2026-05-14' }),
    ...(optional ? [EmptyIsAbsent(), IsOptional()] : []),
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
