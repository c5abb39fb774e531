import { applyDecorators, Header, type Type } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';

/**
 * For handlers that return JSON text built by PostgreSQL (`Database.json`): sent as it is, documented as `type`.
 * `@JsonResponse(EventSummary, { isArray: true })`
 */
export function JsonResponse(type: Type, { isArray = false } = {}) {
  return applyDecorators(
    Header('content-type', 'application/json; charset=utf-8'),
    ApiOkResponse({ type, isArray }),
  );
}
