import type { ContentDocument, FieldSchema } from '../../queries/admin/content';
import { newId } from '../courses/edited-block';
import { fieldTexts } from './field-labels';

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

const MAX_SLUG = 80;

/** What something new is called in addresses: its title, where that has letters for it. */
export function slugOf(kind: string, title: string): string {
  const letters = title.normalize('NFD').replace(/[\u0300-\u036f]/g, '');
  const slug = letters.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  return slug.slice(0, MAX_SLUG).replace(/^-+|-+$/g, '') || newId(kind);
}

const isEmpty = (value: unknown): boolean => value === undefined || value === '';

/** Without what is optional and empty; of what is needed, the api says what is missing. */
function written(schema: FieldSchema, value: unknown, isRequired: boolean): unknown {
  const { type, items, properties = {}, required = [] } = schema;
  if (type === 'array')
    return isRequired || value
      ? ((value ?? []) as unknown[]).map((item) => (items ? written(items, item, true) : item))
      : undefined;
  if (type !== 'object') return value === '' && !isRequired ? undefined : value;
  const fields = (value ?? {}) as Record<string, unknown>;
  const entries = Object.entries(properties)
    .map(([name, field]) => [name, written(field, fields[name], required.includes(name))] as const)
    .filter(([, each]) => each !== undefined);
  return isRequired || entries.some(([, each]) => !isEmpty(each)) ? Object.fromEntries(entries) : undefined;
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
    data: written(schema, data, true) as Record<string, unknown>,
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
