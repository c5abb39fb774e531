import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';

export const WITHOUT_KEY = 'futurelab:without-idempotency-key';
export const WITHOUT_KEY_EXTENSION = 'x-without-idempotency-key';
export const ANSWERED_BY_TRANSACTION = 'futurelab:answered-by-transaction';

/** For writes whose answer is a secret or a cookie, that are called by other servers, or that anybody may make without a limit. */
export const WithoutIdempotencyKey = () =>
  applyDecorators(SetMetadata(WITHOUT_KEY, true), ApiExtension(WITHOUT_KEY_EXTENSION, true));

/** For handlers that answer with what their transaction returns: a repeat gets it even if the process died before it answered. */
export const AnsweredByTransaction = () => SetMetadata(ANSWERED_BY_TRANSACTION, true);
