import type { Statement } from './database.js';

declare const type: unique symbol;

/** SQL of a JSON value of the type `T`. A scalar is any SQL; what `jsonObject` and `jsonArray` build fits only its own type. */
export type Json<T> = string & { readonly [type]?: T };

/** Each field of an answer → its SQL. */
export type JsonFields<T> = { readonly [Field in keyof T]-?: Json<T[Field]> };

/** `json_build_object('id', e.id, …)`; the type is named, or that of the field it is for. */
export function jsonObject<T = never>(fields: JsonFields<NoInfer<NonNullable<T>>>): Json<T> {
  return `json_build_object(${Object.entries<string>(fields)
    .map(([name, expression]) => `'${name}', ${expression}`)
    .join(', ')})`;
}

/** A JSON array of `item` over `source` (FROM …, in its order), `[]` when there is nothing. */
export function jsonArray<T>(item: Json<T>, source: string): Json<T[]> {
  return `(SELECT coalesce(json_agg(i.item), '[]'::json) FROM (SELECT ${item} AS item ${source}) i)`;
}

/** `json` where the condition is met, else null. */
export function jsonWhen<T>(condition: string, json: Json<T>): Json<T | null> {
  return `CASE WHEN ${condition} THEN ${json} END`;
}

/** Collects the values of a statement: `add` returns the placeholder, `$1`, `$2`, … */
export class Parameters {
  readonly values: unknown[] = [];

  add(value: unknown): string {
    return `$${this.values.push(value)}`;
  }
}

interface PageParts {
  /** Of the statement; without a name it is planned each time, for its values. */
  name?: string;
  item: string;
  /** FROM and WHERE. */
  source: string;
  /** The sort key as [column, type], ending with a unique column: the page's order and what its cursor is made of. */
  key: readonly (readonly [column: string, type: string])[];
  descending?: boolean;
  /** How many items; becomes part of the text, so that the plan is made for it. */
  size: number;
  /** The key of the last row of the page before; none for the first page. */
  after?: readonly unknown[];
  /** SQL of the whole list's length, where it is cheap. */
  total?: string;
  /** What `item`, `source` and `total` refer to. */
  parameters?: Parameters;
}

/**
 * One page as one row: `json` (text), `next` (the cursor's key as JSON text, null on the last page) and `total`.
 * One row more than the page is read to know whether there is a next one.
 */
export function pageStatement(parts: PageParts): Statement {
  const {
    name,
    item,
    source,
    key,
    descending,
    size,
    after,
    total = 'NULL',
    parameters = new Parameters(),
  } = parts;
  const columns = key.map(([column]) => column);
  const beyond = after
    ? `AND (${columns.join(', ')}) ${descending ? '<' : '>'}
       (${key.map(([, type], index) => `${parameters.add(after[index])}::${type}`).join(', ')})`
    : '';
  const text = `
    SELECT coalesce(json_agg(p.item) FILTER (WHERE p.n <= ${size}), '[]'::json)::text AS json,
           CASE WHEN count(*) > ${size} THEN min(p.key) END AS next, (${total})::integer AS total
    FROM (
      SELECT r.*, CASE WHEN r.n = ${size} THEN json_build_array(${columns.map((_, index) => `r.k${index}`).join(', ')})::text END AS key
      FROM (
        SELECT i.*, row_number() OVER () AS n
        FROM (
          SELECT ${item} AS item, ${columns.map((column, index) => `${column} AS k${index}`).join(', ')}
          ${source} ${beyond}
          ORDER BY ${columns.map((column) => `${column} ${descending ? 'DESC' : 'ASC'}`).join(', ')} LIMIT ${size + 1}
        ) i
      ) r
    ) p`;
  return {
    ...(name && { name: `${name}.${size}${after ? '.after' : ''}` }),
    text,
    values: parameters.values,
  };
}
