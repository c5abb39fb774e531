import { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ClientBase, Submittable } from 'pg';
// @ts-expect-error the package brings no types
import { from as untypedFrom } from 'pg-copy-streams';

const copyFrom = untypedFrom as (statement: string) => Writable & Submittable;

export type Cell = string | number | boolean | Date | null | readonly string[];

const BATCH_SIZE = 1_000;

/** Writes rows with COPY, in the order of `columns`; returns how many there were. */
export async function copyRows(
  client: ClientBase,
  table: string,
  columns: readonly string[],
  rows: Iterable<readonly Cell[]>,
): Promise<number> {
  let count = 0;
  function* chunks() {
    let lines: string[] = [];
    for (const row of rows) {
      count += 1;
      lines.push(row.map(asCopyText).join('\t'));
      if (lines.length < BATCH_SIZE) continue;
      yield `${lines.join('\n')}\n`;
      lines = [];
    }
    if (lines.length > 0) yield `${lines.join('\n')}\n`;
  }
  const names = columns.map((column) => `"${column}"`).join(', ');
  await pipeline(Readable.from(chunks()), client.query(copyFrom(`COPY ${table} (${names}) FROM STDIN`)));
  return count;
}

function asCopyText(cell: Cell): string {
  if (cell === null) return '\\N';
  if (cell instanceof Date) return cell.toISOString();
  if (typeof cell === 'string') return escape(cell);
  if (typeof cell === 'object') return escape(`{${cell.map((item) => `"${item}"`).join(',')}}`);
  return String(cell);
}

const escape = (text: string) =>
  text.replaceAll('\\', '\\\\').replaceAll('\t', '\\t').replaceAll('\n', '\\n').replaceAll('\r', '\\r');
