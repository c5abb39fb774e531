import { stringify } from 'csv-stringify/sync';
import type { Database, Statement } from '../../core/database/database.js';
import { readJsonPage } from '../../core/paging/json-page.js';

const BATCH_SIZE = 500;

/**
 * A list as a file for spreadsheets, a few hundred rows at a time. They would run what looks like a formula, and read UTF-8
 * by its mark alone.
 */
export async function* csvPages<Item>(
  database: Database,
  pageAfter: (size: number, after?: unknown[]) => Statement,
  rowOf: (item: Item) => object,
  columns: string[],
): AsyncGenerator<string> {
  let after: unknown[] | undefined;
  let isFirst = true;
  do {
    const { json, next } = await readJsonPage(database, pageAfter(BATCH_SIZE, after));
    yield stringify((JSON.parse(json) as Item[]).map(rowOf), {
      header: isFirst,
      columns,
      bom: isFirst,
      escape_formulas: true,
      record_delimiter: 'windows',
    });
    isFirst = false;
    after = next === null ? undefined : (JSON.parse(next) as unknown[]);
  } while (after);
}
