import type { Statement } from './database.js';

/** SQL for answers that PostgreSQL builds: field name in the answer → SQL expression. */
export type JsonFields = Record<string, string>;

/** `json_build_object('id', e.id, …)` */
export function jsonObject(fields: JsonFields): string {
  return `json_build_object(${Object.entries(fields)
    .map(([name, expression]) => `'${name}', ${expression}`)
    .join(', ')})`;
}

/** A JSON array of `item` over `source` (FROM …, in its order), `[]` when there is nothing. */
export function jsonArray(item: string, source: string): string {
  return `(SELECT coalesce(json_agg(i.item), '[]'::json) FROM (SELECT ${item} AS item ${source}) i)`;
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
