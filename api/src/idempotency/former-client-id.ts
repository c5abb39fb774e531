import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, Matches } from 'class-validator';

const CLIENT_ID = /^[\w.:-]{8,64}$/;

/** What pages of the release before this one send in place of the header `Idempotency-Key`. */
export const FormerClientId = () =>
  applyDecorators(
    ApiPropertyOptional({
      type: String,
      pattern: CLIENT_ID.source,
      deprecated: true,
      description: 'Send the header `Idempotency-Key` instead',
    }),
    IsOptional(),
    Matches(CLIENT_ID),
  );
