import { Readable } from 'node:stream';
import { StreamableFile } from '@nestjs/common';
import { stringify } from 'csv-stringify/sync';
import type { Member } from '../../core/access/member.js';
import { recordAuditEvent } from '../../core/audit/audit.js';
import type { Database, Statement } from '../../core/database/database.js';
import { readJsonPage } from '../../core/paging/json-page.js';

const BATCH_SIZE = 500;

type Page = (size: number, after?: readonly unknown[]) => Statement;
export type Cells = Record<string, string | number | boolean | null | undefined>;

interface CsvExport<Row> {
  /** What the list is of. */
  subjectKind: string;
  /** What it is narrowed by. */
  filters: object;
  page: Page;
  columns: readonly string[];
  cellsOf: (row: Row) => Cells;
}

/** A whole list as text for spreadsheets; that it was taken is in the audit log, with its filters. */
export async function exportCsv<Row>(
  database: Database,
  actor: Member,
  { subjectKind, filters, page, columns, cellsOf }: CsvExport<Row>,
): Promise<AsyncGenerator<string>> {
  await recordAuditEvent(
    { actor, action: 'export', subjectKind, subjectId: 'csv', after: filters },
    database,
  );
  return csvRows(database, page, columns, cellsOf);
}

export const csvFile = (fileName: string, rows: AsyncIterable<string>): StreamableFile =>
  new StreamableFile(Readable.from(rows), {
    type: 'text/csv; charset=utf-8',
    disposition: `attachment; filename="${fileName}"`,
  });

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
