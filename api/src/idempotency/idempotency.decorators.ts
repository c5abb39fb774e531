import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';

export const WITHOUT_KEY = 'futurelab:without-idempotency-key';
export const WITHOUT_KEY_EXTENSION = 'x-without-idempotency-key';

/** For writes whose answer is a secret or a cookie, or that are called by other servers. */
export const WithoutIdempotencyKey = () =>
  applyDecorators(SetMetadata(WITHOUT_KEY, true), ApiExtension(WITHOUT_KEY_EXTENSION, true));
