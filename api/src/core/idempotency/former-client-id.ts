import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsOptional, Matches } from 'class-validator';

const CLIENT_ID = /^[\w.:-]{1,64}$/;

/** What pages of the release before this one send in place of the header `Idempotency-Key`. */
export const FormerClientId = () =>
  applyDecorators(
    ApiPropertyOptional({
      type: String,
      pattern: CLIENT_ID.source,
      deprecated: true,
      description: 'Send the header `Idempotency-Key` instead',
    }),
    // It is the request's, and has been read from it: no service has to know it.
    Transform(({ value }: { value: unknown }) => (CLIENT_ID.test(String(value)) ? undefined : value)),
    IsOptional(),
    Matches(CLIENT_ID),
  );
