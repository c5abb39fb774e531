import { applyDecorators, ValidationPipe, type ValidationError } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsString, Matches, MaxLength, MinLength } from 'class-validator';
import { ApiError, type ErrorDetails } from './errors.js';

/** The one way request bodies and queries are checked. */
export function validationPipe(): ValidationPipe {
  return new ValidationPipe({
    whitelist: true,
    forbidNonWhitelisted: true,
    forbidUnknownValues: true,
    transform: true,
    stopAtFirstError: false,
    exceptionFactory: (errors) =>
      new ApiError(400, 'validation_failed', 'Some of this could not be accepted.', detailsOf(errors)),
  });
}

/** Text without surrounding space or control characters, 1 to `max` characters (or empty when `min` is 0). */
export function TrimmedText({ min = 1, max, example }: { min?: number; max: number; example?: string }) {
  return applyDecorators(
    ApiProperty({ type: String, minLength: min, maxLength: max, ...(example !== undefined && { example }) }),
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value)),
    IsString(),
    MinLength(min),
    MaxLength(max),
    // eslint-disable-next-line no-control-regex -- PostgreSQL text cannot hold NUL, and no field needs the others
    Matches(/^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]*$/, {
      message: '$property holds characters that cannot be stored',
    }),
  );
}

/** An e-mail address, trimmed and lower-cased: one person is one address, whatever the case. */
export function EmailAddress() {
  return applyDecorators(
    ApiProperty({ type: String, format: 'email', maxLength: 254, example: 'maya@futurelab.test' }),
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' ? value.trim().toLowerCase() : value,
    ),
    IsString(),
    MaxLength(254),
    Matches(
      /^[^\s@<>()[\],;:\\"\u0000-\u001f]+@[^\s@<>()[\],;:\\".\u0000-\u001f]+(\.[^\s@<>()[\],;:\\".\u0000-\u001f]+)+$/,
      {
        message: 'Please enter a valid email address.',
      },
    ),
  );
}

function detailsOf(errors: ValidationError[], prefix = ''): ErrorDetails {
  const details: ErrorDetails = Object.create(null) as ErrorDetails;
  for (const error of errors) {
    const field = `${prefix}${error.property}`;
    if (error.constraints) details[field] = Object.values(error.constraints);
    if (error.children?.length) Object.assign(details, detailsOf(error.children, `${field}.`));
  }
  return details;
}
