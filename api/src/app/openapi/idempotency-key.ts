import type { OpenAPIObject } from '@nestjs/swagger';
import { WITHOUT_KEY_EXTENSION } from '../../core/idempotency/idempotency.decorators.js';
import { IDEMPOTENCY_KEY } from '../../core/idempotency/key.js';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

const PARAMETER = {
  name: 'Idempotency-Key',
  in: 'header' as const,
  description: 'Chosen by the client: the same request sent again changes nothing, and gets the same answer',
  schema: { type: 'string' as const, pattern: IDEMPOTENCY_KEY.source },
};

/** Adds the header to every write that takes it. */
export function addIdempotencyKey({ paths, components }: OpenAPIObject): void {
  components!.parameters = { ...components!.parameters, IdempotencyKey: PARAMETER };
  for (const item of Object.values(paths)) {
    for (const method of METHODS) {
      const operation = item[method] as (typeof item)['post'] & Record<string, unknown>;
      if (!operation) continue;
      if (operation[WITHOUT_KEY_EXTENSION]) delete operation[WITHOUT_KEY_EXTENSION];
      else if (method !== 'get')
        operation.parameters = [
          ...(operation.parameters ?? []),
          { $ref: '#/components/parameters/IdempotencyKey' },
        ];
    }
  }
}
