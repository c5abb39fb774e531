import { hash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { DataSource } from 'typeorm';
import { withConstants } from './sql-constants.js';

const SOURCE_FOLDER = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Brings the SQL functions to what `<noun>.functions.sql` says; a file that has not changed since it was applied is left
 * alone. Another signature needs a migration that drops the old one, and the previous api works with the new body.
 * @returns the files that were applied
 */
export async function applySqlFunctions(dataSource: DataSource): Promise<string[]> {
  const known = new Map(
    (
      await dataSource.query<{ file: string; hash: string }[]>('SELECT file, hash FROM sql_function_files')
    ).map((row) => [row.file, row.hash]),
  );
  const changed = (await functionFiles()).filter(({ file, hash }) => known.get(file) !== hash);
  await dataSource.transaction(async (manager) => {
    for (const { file, text, hash } of changed) {
      await manager.query(text);
      await manager.query(
        `INSERT INTO sql_function_files (file, hash) VALUES ($1, $2)
         ON CONFLICT (file) DO UPDATE SET hash = excluded.hash`,
        [file, hash],
      );
    }
  });
  return changed.map(({ file }) => file);
}

export async function functionFiles(): Promise<{ file: string; text: string; hash: string }[]> {
  const entries = await readdir(SOURCE_FOLDER, { recursive: true });
  const files = entries.filter((entry) => entry.endsWith('.functions.sql')).sort();
  return Promise.all(
    files.map(async (file) => {
      const text = withConstants(await readFile(join(SOURCE_FOLDER, file), 'utf8'));
      return { file, text, hash: hash('sha256', text) };
    }),
  );
}
