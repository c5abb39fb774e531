import { stringify } from 'csv-stringify/sync';
import type { Database, Statement } from '../../core/database/database.js';
import { readJsonPage } from '../../core/paging/json-page.js';

const BATCH_SIZE = 500;

type Page = (size: number, after?: readonly unknown[]) => Statement;
export type Cells = Record<string, string | number | boolean | null | undefined>;

/** A whole list as text for spreadsheets, a few hundred rows at a time. */
export async function* csvRows<Row>(
  database: Database,
  page: Page,
  columns: readonly string[],
  cellsOf: (row: Row) => Cells,
): AsyncGenerator<string> {
  let after: unknown[] | undefined;
  do {
    const { json, next } = await readJsonPage(database, page(BATCH_SIZE, after));
    yield csvOf((JSON.parse(json) as Row[]).map(cellsOf), columns, after === undefined);
    after = next === null ? undefined : (JSON.parse(next) as unknown[]);
  } while (after);
}

/** Spreadsheets would run what looks like a formula, and read UTF-8 by its mark alone. */
export const csvOf = (rows: Cells[], columns: readonly string[], isFirst: boolean): string =>
  stringify(rows, {
    header: isFirst,
    columns: [...columns],
    bom: isFirst,
    escape_formulas: true,
    record_delimiter: 'windows',
  });
