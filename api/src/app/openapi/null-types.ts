/**
 * Says null the way JSON Schema does, and with it OpenAPI 3.1: as a type. Before, `nullable` beside a reference meant
 * nothing, so that every validator refused the null of a nullable object.
 */
export function withNullTypes(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withNullTypes);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, withNullTypes(inner)] as const);
  const { nullable, ...schema } = Object.fromEntries(entries) as Schema;
  return nullable === true ? orNull(schema) : Object.fromEntries(entries);
}

interface Schema {
  nullable?: unknown;
  type?: unknown;
  enum?: unknown[];
  allOf?: unknown[];
}

function orNull({ type, allOf, ...rest }: Schema) {
  if (allOf) return { ...rest, anyOf: [...allOf, { type: 'null' }] };
  return { ...rest, type: [type, 'null'], ...(rest.enum && { enum: [...rest.enum, null] }) };
}
