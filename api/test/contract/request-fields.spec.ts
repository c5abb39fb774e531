import { fieldsOf, nameOf, type RequestClass, requestClasses } from './request-classes.js';
import { validBody } from '../../src/core/validation/validation.js';

const UNREADABLE: unknown[] = [
  { toString: 1 },
  { valueOf: 1, toString: 1 },
  { constructor: 1 },
  [{ toString: 1 }],
];

const statusOf = (target: RequestClass, value: unknown): Promise<unknown> =>
  validBody(target, value as object).then(
    () => 200,
    (error: { getStatus?: () => number }) => error.getStatus?.() ?? error,
  );

describe('What a client sends', () => {
  it.each(requestClasses.map((target) => [nameOf(target), target] as const))(
    'as %s is never more than a bad request',
    async (_, target) => {
      for (const value of UNREADABLE) {
        expect([200, 400]).toContain(await statusOf(target, value));
        for (const { field } of fieldsOf(target))
          expect([200, 400]).toContain(await statusOf(target, { [field]: value }));
      }
    },
  );
});
