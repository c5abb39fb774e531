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

interface PageParts {
  item: string;
  /** FROM and WHERE. */
  source: string;
  /** The sort key, ending with a unique column: what the cursor is made of and what the page is ordered by. */
  key: { columns: string[]; descending?: boolean };
  /** What comes after the key of the last page's last row, as parameters (`$2::timestamptz`); none on the first page. */
  after?: string[];
  /** SQL of the whole list's length, where it is cheap. */
  total?: string;
}

/**
 * One page as one row: `json` (text), `next` (the cursor's key as JSON text, null on the last page) and `total`.
 * The page size is `$1`; one row more is read to know whether there is a next page.
 */
export function jsonPage({ item, source, key, after, total = 'NULL' }: PageParts): string {
  const direction = key.descending ? 'DESC' : 'ASC';
  const beyond = after
    ? `AND (${key.columns.join(', ')}) ${key.descending ? '<' : '>'} (${after.join(', ')})`
    : '';
  const order = key.columns.map((column) => `${column} ${direction}`).join(', ');
  return `
    SELECT coalesce(json_agg(p.item) FILTER (WHERE p.n <= $1::bigint), '[]'::json)::text AS json,
           CASE WHEN count(*) > $1::bigint THEN min(p.key) FILTER (WHERE p.n = $1::bigint) END AS next,
           (${total})::integer AS total
    FROM (
      SELECT r.item, r.key, row_number() OVER () AS n
      FROM (
        SELECT ${item} AS item, json_build_array(${key.columns.join(', ')})::text AS key
        ${source} ${beyond}
        ORDER BY ${order} LIMIT $1::bigint + 1
      ) r
    ) p`;
}
