import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { TestApp } from './test-app.js';

/** Where in the database one of these words stands, in whatever column: "table: row". */
export async function tracesInTables(app: TestApp, texts: readonly string[]): Promise<string[]> {
  const tables = await app.database.query<{ name: string }>({
    text: `SELECT format('%I.%I', n.nspname, c.relname) AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
           WHERE c.relkind IN ('r', 'm') AND n.nspname NOT IN ('pg_catalog', 'information_schema', 'pg_toast') ORDER BY 1`,
  });
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await app.database.query<{ row: string }>({
      text: `SELECT left(t::text, 400) AS row FROM ${name} t WHERE t::text ILIKE ANY ($1::text[]) LIMIT 5`,
      values: [texts.map((word) => `%${word}%`)],
    });
    found.push(...rows.map(({ row }) => `${name}: ${row}`));
  }
  return found;
}

/** The stored files of which the name or the bytes hold one of these words. */
export async function tracesInFiles(folder: string, texts: readonly string[]): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const found: string[] = [];
  for (const entry of entries) {
    const file = path.join(entry.parentPath, entry.name);
    const bytes = entry.isFile() ? (await readFile(file)).toString('latin1') : '';
    if (texts.some((word) => file.includes(word) || bytes.includes(word))) found.push(file);
  }
  return found;
}
