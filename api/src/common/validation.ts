import { applyDecorators, type ArgumentMetadata, ValidationPipe, type ValidationError } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsOptional,
  IsString,
  Matches,
  MaxLength,
  MinLength,
  ValidateIf,
} from 'class-validator';
import { ApiError, type ErrorDetails } from './errors.js';

const MAX_DEPTH = 20;

/** Refuses bodies so deep that walking them would overflow the stack. */
class ShallowValidationPipe extends ValidationPipe {
  override transform(value: unknown, metadata: ArgumentMetadata) {
    if (metadata.type === 'body' && isDeeperThan(MAX_DEPTH, value)) {
      throw new ApiError(400, 'bad_request', 'This request could not be understood.');
    }
    return super.transform(value, metadata);
  }
}

function isDeeperThan(depth: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return depth === 0 || Object.values(value).some((inner) => isDeeperThan(depth - 1, inner));
}

/** Validates all request bodies and queries. */
export function validationPipe(): ValidationPipe {
  return new ShallowValidationPipe({
    whitelist: true,
    forbidNonWhitelisted: true,
    forbidUnknownValues: true,
    transform: true,
    stopAtFirstError: false,
    exceptionFactory: (errors) =>
      new ApiError(400, 'validation_failed', 'Some of this could not be accepted.', detailsOf(errors)),
  });
}

const bodies = validationPipe();

/** A value as a body of this class, as the api itself validates one. */
export const validBody = <T extends object>(metatype: new () => T, value: object): Promise<T> =>
  bodies.transform(value, { type: 'body', metatype }) as Promise<T>;

// eslint-disable-next-line no-control-regex -- PostgreSQL text cannot hold NUL, and no field needs the others
export const STORABLE = /^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]*$/;
/** One mailbox at a domain with a dot: enough to catch slips, and nothing that could be more than one address. */
const EMAIL = /^[^\s@<>()[\],;:\\"]+@[^\s@<>()[\],;:\\".]+(\.[^\s@<>()[\],;:\\".]+)+$/;

const EMAIL_LENGTH = 254;

export const isEmailAddress = (text: string): boolean => text.length <= EMAIL_LENGTH && EMAIL.test(text);

export const UNSTORABLE = '$property holds characters that cannot be stored';

const trim = (value: unknown) => (typeof value === 'string' ? value.trim() : value);

interface TextRule {
  max: number;
  example?: string;
  /** One message for every violation, for fields that people type. */
  words?: string;
}

/** Text without surrounding space or control characters, 1 to `max` characters (or empty when `min` is 0). */
export function TrimmedText({ min = 1, max, example, words }: TextRule & { min?: number }) {
  const options = words === undefined ? {} : { message: words };
  return applyDecorators(
    ApiProperty({ type: String, minLength: min, maxLength: max, ...(example !== undefined && { example }) }),
    Transform(({ value }: { value: unknown }) => trim(value)),
    IsString(options),
    MinLength(min, options),
    MaxLength(max, options),
    Matches(STORABLE, { message: UNSTORABLE, ...options }),
  );
}

/** Text that may be left out (unchanged) or null or empty (cleared). */
export function ClearableText({ max, example, words }: TextRule) {
  const options = words === undefined ? {} : { message: words };
  return applyDecorators(
    ApiPropertyOptional({
      type: String,
      nullable: true,
      maxLength: max,
      ...(example !== undefined && { example }),
    }),
    Transform(({ value }: { value: unknown }) => (trim(value) === '' ? null : trim(value))),
    IsOptional(),
    IsString(options),
    MaxLength(max, options),
    Matches(STORABLE, { message: UNSTORABLE, ...options }),
  );
}

/** A list of short, different texts that may be left out (unchanged). */
export function TextList({ maxItems, maxLength }: { maxItems: number; maxLength: number }) {
  return applyDecorators(
    ApiPropertyOptional({ type: 'array', items: { type: 'string', minLength: 1, maxLength }, maxItems }),
    Transform(({ value }: { value: unknown }) => (Array.isArray(value) ? value.map(trim) : value)),
    ValidateIf((_, value) => value !== undefined),
    IsArray(),
    ArrayMaxSize(maxItems),
    ArrayUnique(),
    IsString({ each: true }),
    MinLength(1, { each: true }),
    MaxLength(maxLength, { each: true }),
    Matches(STORABLE, { each: true, message: UNSTORABLE }),
  );
}

/** An e-mail address, trimmed and lower-cased: one person is one address, whatever the case. */
export function EmailAddress() {
  const options = { message: 'Please enter a valid email address.' };
  return applyDecorators(
    ApiProperty({ type: String, format: 'email', maxLength: EMAIL_LENGTH, example: 'maya@futurelab.test' }),
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' ? value.trim().toLowerCase() : value,
    ),
    IsString(options),
    MaxLength(EMAIL_LENGTH, options),
    Matches(STORABLE, options),
    Matches(EMAIL, options),
  );
}

function detailsOf(errors: ValidationError[], prefix = ''): ErrorDetails {
  const details: ErrorDetails = Object.create(null) as ErrorDetails;
  for (const error of errors) {
    const field = `${prefix}${error.property}`;
    if (error.constraints) details[field] = [...new Set(Object.values(error.constraints))];
    if (error.children?.length) Object.assign(details, detailsOf(error.children, `${field}.`));
  }
  return details;
}
