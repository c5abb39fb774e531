import { plainTexts } from '../../markdown/plain-text.js';
import type { Queryable } from '../database.js';
import {
  type MadePlainText,
  PLAIN_TEXT_TABLES,
  plainTextsMade,
  type PlainTextTable,
  withoutPlainText,
} from './plain-texts.queries.js';

const BATCH_SIZE = 500;

/** Makes the plain texts that are missing: of rows older than the column, or written by SQL. */
export async function fillPlainTexts(database: Queryable): Promise<void> {
  for (const table of PLAIN_TEXT_TABLES) while (await fillBatch(table, database));
}

async function fillBatch(table: PlainTextTable, database: Queryable): Promise<boolean> {
  const rows = await database.query<{ id: string; markdown: [string, ...string[]] }>(
    withoutPlainText(table, BATCH_SIZE),
  );
  if (rows.length === 0) return false;
  const made: MadePlainText[] = rows.map(({ id, markdown }) => ({ id, ...plainTexts(...markdown) }));
  await database.query(plainTextsMade(table, made));
  return true;
}
