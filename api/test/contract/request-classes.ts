import { getMetadataStorage } from 'class-validator';
import '../../src/app/app.module.js';
import type { ApiError } from '../../src/core/errors/errors.js';
import { validBody } from '../../src/core/validation/validation.js';

export type RequestClass = new () => object;

interface Rule {
  name: string;
  constraints: unknown[];
}

const storage = getMetadataStorage();

/** What the OpenAPI document calls it. */
export const nameOf = (target: RequestClass): string =>
  (Reflect.getMetadata('swagger/apiSchema', target) as { name?: string }[] | undefined)?.[0]?.name ??
  target.name;

/** Everything that the api validates: bodies, queries and parameters, and their parts. */
export const requestClasses = [...storage['validationMetadatas'].keys()] as RequestClass[];

export function fieldsOf(target: RequestClass): { field: string; rules: Rule[] }[] {
  const fields = new Map<string, Rule[]>();
  for (const { propertyName, name, constraints } of storage.getTargetValidationMetadatas(
    target,
    '',
    false,
    false,
  ))
    fields.set(propertyName, [
      ...(fields.get(propertyName) ?? []),
      { name: name ?? '', constraints: constraints ?? [] },
    ]);
  return [...fields].map(([field, rules]) => ({ field, rules }));
}

/** What the api says of each field. */
export const problemsWith = (target: RequestClass, value: object) =>
  validBody(target, value).then(
    () => ({}) as Record<string, string[]>,
    (error: unknown) => (error as ApiError).details ?? {},
  );
