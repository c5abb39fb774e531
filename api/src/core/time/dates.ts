import { applyDecorators } from '@nestjs/common';
import { isISO8601, ValidateBy } from 'class-validator';

const FIRST_YEAR = 1900;
const LAST_YEAR = 2200;

/** What the rule is called in the metadata of a field. */
export const DATE_IN_RANGE = 'dateInRange';
export const DATE_OUT_OF_RANGE = `Choose a date between ${FIRST_YEAR} and ${LAST_YEAR}.`;

const DAY = /^\d{4}-\d\d-\d\d$/;
const WALL_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:00)?$/;

/** Whether an ISO date is of a year that people plan in: formats and intervals further in fail for some others. */
export function isDateInRange(date: string): boolean {
  const year = Number(/^(\d{4})-/.exec(date)?.[1]);
  return year >= FIRST_YEAR && year <= LAST_YEAR;
}

/** Whether this is a day of the calendar, as `2026-05-14`. Date.parse alone reads February 30 as a day in March. */
export function isDay(value: unknown): value is string {
  if (typeof value !== 'string' || !DAY.test(value)) return false;
  const time = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}

const isMoment = (value: unknown): value is string =>
  typeof value === 'string' && isISO8601(value, { strict: true });

export const isWallTime = (value: unknown): value is string =>
  typeof value === 'string' && WALL_TIME.test(value);

const dateRule = (name: string, isDate: (value: unknown) => value is string) => (message: string) =>
  applyDecorators(
    ValidateBy({ name, validator: { validate: isDate } }, { message }),
    ValidateBy(
      { name: DATE_IN_RANGE, validator: { validate: (value) => !isDate(value) || isDateInRange(value) } },
      { message: DATE_OUT_OF_RANGE },
    ),
  );

/** A day: `2026-05-14`. */
export const IsDay = dateRule('day', isDay);

/** A moment in ISO 8601: `2026-05-14T18:00:00Z`. */
export const IsMoment = dateRule('moment', isMoment);

/** What a clock shows, without its zone: `2026-05-14T18:00`. */
export const IsWallTime = dateRule('wallTime', isWallTime);
