import type { ContentDocument, FieldSchema } from '../../queries/admin/content';
import { fieldTexts } from './fields/field-labels';

/** What a form holds, by place: `title`, `data.lead`, `data.parts.closing`. Each is changed, and may conflict, by itself. */
export type ContentValues = Record<string, unknown>;

const PARTS = 'parts';

const prefixed = (prefix: string, values: object): ContentValues =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [`${prefix}.${key}`, value]));

export function valuesOf({ title, body, data: { parts, ...data } }: ContentDocument): ContentValues {
  return { title, body, ...prefixed('data', data), ...prefixed(`data.${PARTS}`, parts ?? {}) };
}

/** The fields of a form by place, in the order of their definition. */
export function fieldsOf(schema: FieldSchema): Record<string, FieldSchema> {
  const { [PARTS]: parts, ...fields } = schema.properties ?? {};
  return Object.fromEntries([
    ...Object.entries(prefixed('data', fields)),
    ...Object.entries(prefixed(`data.${PARTS}`, parts?.properties ?? {})),
  ]) as Record<string, FieldSchema>;
}

const isEmpty = (value: unknown): boolean => value === undefined || value === '';

/** Without what is optional and empty. */
function written(schema: FieldSchema, value: unknown): unknown {
  if (schema.type === 'array') return (value as unknown[] | undefined)?.map((item) => written(schema.items!, item));
  if (schema.type !== 'object') return value;
  const entries = Object.entries(schema.properties ?? {})
    .map(([name, field]): [string, unknown, boolean] => [
      name,
      written(field, (value as Record<string, unknown> | undefined)?.[name]),
      schema.required?.includes(name) ?? false,
    ])
    .filter(([, each, isRequired]) => each !== undefined && (isRequired || !isEmpty(each)));
  return entries.every(([, each]) => isEmpty(each)) ? undefined : Object.fromEntries(entries);
}

/** What a form holds, as the api takes it. */
export function documentOf(schema: FieldSchema, values: ContentValues): ContentDocument {
  const data: Record<string, unknown> = {};
  const parts: Record<string, unknown> = {};
  for (const place of Object.keys(fieldsOf(schema))) {
    const [, first = '', part] = place.split('.');
    if (part === undefined) data[first] = values[place];
    else parts[part] = values[place];
  }
  if (Object.keys(parts).length > 0) data[PARTS] = parts;
  return {
    title: String(values.title ?? ''),
    body: String(values.body ?? ''),
    data: (written(schema, data) ?? {}) as Record<string, unknown>,
  };
}

function lines(place: string, value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap((item, at) => lines(`${place}.${at}`, item));
  if (value !== null && typeof value === 'object')
    return Object.entries(value).flatMap(([name, each]) => lines(`${place}.${name}`, each));
  return isEmpty(value) ? [] : [`${fieldTexts(place).label}: ${String(value)}`];
}

/** A document as lines to be compared. */
export const contentText = (document: ContentDocument): string =>
  Object.entries(valuesOf(document))
    .flatMap(([place, value]) => {
      const found = lines(place, value);
      return place.startsWith('data.parts.') ? [`[${fieldTexts(place).label}]`, ...found] : found;
    })
    .join('\n');
