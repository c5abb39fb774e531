import {
  applyDecorators,
  type ArgumentMetadata,
  HttpException,
  ValidationPipe,
  type ValidationError,
} from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsOptional,
  IsString,
  IsUrl,
  Matches,
  MaxLength,
  MinLength,
  ValidateBy,
  ValidateIf,
} from 'class-validator';
import { isOneLine, UNSUPPORTED_CHARACTERS, visibleText } from '#platform/text/index';
import { ApiError, type ErrorDetails } from '../errors/errors.js';

const MAX_DEPTH = 20;

/** Refuses bodies so deep that walking them would overflow the stack, and what throws when it is made an object of its class. */
class SafeValidationPipe extends ValidationPipe {
  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    if (metadata.type === 'body' && isDeeperThan(MAX_DEPTH, value)) throw notUnderstood();
    try {
      return await super.transform(value, metadata);
    } catch (error) {
      throw error instanceof HttpException ? error : notUnderstood();
    }
  }
}

const notUnderstood = () => new ApiError(400, 'bad_request', 'We couldn’t understand this request.');

function isDeeperThan(depth: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return depth === 0 || Object.values(value).some((inner) => isDeeperThan(depth - 1, inner));
}

/** Validates all request bodies and queries. */
export function validationPipe(): ValidationPipe {
  return new SafeValidationPipe({
    whitelist: true,
    forbidNonWhitelisted: true,
    forbidUnknownValues: true,
    transform: true,
    stopAtFirstError: false,
    exceptionFactory: (errors) =>
      new ApiError(400, 'validation_failed', 'Some fields need attention.', detailsOf(errors)),
  });
}

const bodies = validationPipe();

/** A value as a body of this class, as the api itself validates one. */
export const validBody = <T extends object>(metatype: new () => T, value: object): Promise<T> =>
  bodies.transform(value, { type: 'body', metatype }) as Promise<T>;

// eslint-disable-next-line no-control-regex -- PostgreSQL text cannot hold NUL, and no field needs the others
export const STORABLE = /^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]*$/;
/** One mailbox at a domain with a dot: enough to catch slips, and nothing that could be more than one address. */
const EMAIL =
  /^[^\s@<>()[\],;:\\"\p{Cc}\p{Cf}\p{DI}]+@[^\s@<>()[\],;:\\".\p{Cc}\p{Cf}\p{DI}]+(\.[^\s@<>()[\],;:\\".\p{Cc}\p{Cf}\p{DI}]+)+$/u;

const EMAIL_LENGTH = 254;

export const isEmailAddress = (text: string): boolean => text.length <= EMAIL_LENGTH && EMAIL.test(text);

const visible = (value: unknown) => (typeof value === 'string' ? visibleText(value) : value);

/** What the rule is called in the metadata of a field. */
export const ONE_LINE = 'oneLine';
export const MULTILINE = 'multiline';

interface CharacterRule {
  /** It may have line breaks; everything else is one line. */
  multiline?: boolean;
  each?: boolean;
}

/** Refuses the characters that a field of one line, or of several, cannot hold. */
export const SupportedCharacters = ({ multiline = false, each = false }: CharacterRule = {}) =>
  ValidateBy(
    {
      name: multiline ? MULTILINE : ONE_LINE,
      validator: {
        validate: (value: unknown) =>
          typeof value !== 'string' || (multiline ? STORABLE.test(value) : isOneLine(value)),
      },
    },
    { each, message: UNSUPPORTED_CHARACTERS },
  );

interface TextRule {
  max: number;
  example?: string;
  /** One message for every violation, for fields that people type. */
  message?: string;
  multiline?: boolean;
}

/** Visible text without surrounding space, in one line, 1 to `max` characters (or empty when `min` is 0). */
export function TrimmedText({ min = 1, max, example, message, multiline }: TextRule & { min?: number }) {
  const options = message === undefined ? {} : { message };
  return applyDecorators(
    ApiProperty({ type: String, minLength: min, maxLength: max, ...(example !== undefined && { example }) }),
    Transform(({ value }: { value: unknown }) => visible(value)),
    IsString(options),
    MinLength(min, options),
    MaxLength(max, options),
    SupportedCharacters({ multiline }),
  );
}

/** Text that may be left out (unchanged), or null or without anything visible (cleared). */
export function ClearableText({ max, example, message, multiline }: TextRule) {
  const options = message === undefined ? {} : { message };
  return applyDecorators(
    ApiPropertyOptional({
      type: String,
      nullable: true,
      maxLength: max,
      ...(example !== undefined && { example }),
    }),
    Transform(({ value }: { value: unknown }) => (visible(value) === '' ? null : visible(value))),
    IsOptional(),
    IsString(options),
    MaxLength(max, options),
    SupportedCharacters({ multiline }),
  );
}

/** What is wrong with a list of texts: how many they are, one of them, or that two are the same. */
interface TextListMessages {
  howMany: string;
  each: string;
  same: string;
}

interface TextListRule {
  /** With it, the list cannot be left out. */
  minItems?: number;
  maxItems: number;
  maxLength: number;
  /** For fields that people type; one message is for every violation. */
  message?: string | TextListMessages;
}

/** A list of short, different texts of one line that may be left out (unchanged) unless it has a minimum. */
export function TextList({ minItems, maxItems, maxLength, message }: TextListRule) {
  const messages = typeof message === 'object' ? message : { howMany: message, each: message, same: message };
  const saying = (text: string | undefined) => (text === undefined ? {} : { message: text });
  const [howMany, each] = [saying(messages.howMany), { each: true, ...saying(messages.each) }];
  const items = { type: 'string', minLength: 1, maxLength };
  const list = { type: 'array', items, maxItems, uniqueItems: true } as const;
  return applyDecorators(
    ...(minItems === undefined
      ? [ApiPropertyOptional(list), ValidateIf((_, value) => value !== undefined)]
      : [ApiProperty({ ...list, minItems }), ArrayMinSize(minItems, howMany)]),
    Transform(({ value }: { value: unknown }) => (Array.isArray(value) ? value.map(visible) : value)),
    IsArray(howMany),
    ArrayMaxSize(maxItems, howMany),
    ArrayUnique(saying(messages.same)),
    IsString(each),
    MinLength(1, each),
    MaxLength(maxLength, each),
    SupportedCharacters({ each: true }),
  );
}

interface AddressRule {
  max: number;
  protocols: ('http' | 'https')[];
  message: string;
}

/** The whole address of a page. */
export function WebAddress({ max, protocols, message }: AddressRule) {
  return applyDecorators(
    ApiProperty({ format: 'uri', maxLength: max }),
    Transform(({ value }: { value: unknown }) => visible(value)),
    MaxLength(max, { message: 'This address is too long.' }),
    IsUrl({ protocols, require_protocol: true }, { message }),
    SupportedCharacters(),
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
