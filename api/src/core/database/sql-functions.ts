import { hash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { DataSource, EntityManager } from 'typeorm';
import { MIGRATIONS_FOLDER, SOURCE_FOLDER } from './data-source.js';
import { withConstants } from './sql-constants.js';

const BACKFILL = '.backfill.sql';
const FUNCTION = /^CREATE OR REPLACE (FUNCTION \w+\([^)]*\))/gm;
const TRIGGER = /^CREATE (?:OR REPLACE|CONSTRAINT) (TRIGGER \w+)\s[^;]*?\s(ON \w+)/gm;

export interface SqlFile {
  file: string;
  text: string;
  hash: string;
  /** As `DROP` names it. */
  defines: string[];
}

/**
 * Brings functions and triggers to what `<noun>.sql` says, and drops what an earlier version of the files defined and none
 * does any more. Then `<noun>.backfill.sql` is run, where it, a definition in its folder or a `<noun>.sql` of a feature has changed. The previous api
 * works with the new definitions, so what it calls stays in its file for one release.
 * @returns the files that were applied
 */
export async function applySqlFunctions(dataSource: DataSource): Promise<string[]> {
  const applied: { file: string; hash: string; defines: string[] }[] = await dataSource.query(
    'SELECT file, hash, defines FROM sql_function_files',
  );
  const hashes = new Map(applied.map(({ file, hash }) => [file, hash]));
  const hasChanged = ({ file, hash }: SqlFile) => hashes.get(file) !== hash;
  const { definitions, backfills } = await sqlFiles();
  const defined = new Set(definitions.flatMap(({ defines }) => defines));
  const stale = applied.flatMap(({ defines }) => defines).filter((each) => !defined.has(each));
  stale.sort().reverse(); // Triggers go before their functions.
  const changed = definitions.filter(hasChanged);
  await dataSource.transaction(async (manager) => {
    // Functions call one another across files.
    await manager.query('SET LOCAL check_function_bodies = off');
    for (const each of changed) await apply(each, manager);
    for (const each of stale) await manager.query(`DROP ${each.replace(' ', ' IF EXISTS ')}`);
    const files = [...definitions, ...backfills].map(({ file }) => file);
    await manager.query('DELETE FROM sql_function_files WHERE file <> ALL ($1)', [files]);
  });
  const outdated = backfills.filter(hasChanged);
  for (const each of outdated) await dataSource.transaction((manager) => apply(each, manager));
  return [...changed, ...outdated].map(({ file }) => file);
}

async function apply({ file, text, hash, defines }: SqlFile, manager: EntityManager): Promise<void> {
  await manager.query(text);
  await manager.query(
    `INSERT INTO sql_function_files (file, hash, defines) VALUES ($1, $2, $3)
     ON CONFLICT (file) DO UPDATE SET hash = excluded.hash, defines = excluded.defines`,
    [file, hash, defines],
  );
}

export async function sqlFiles(): Promise<{ definitions: SqlFile[]; backfills: SqlFile[] }> {
  const entries = await readdir(SOURCE_FOLDER, { recursive: true });
  const files = entries
    .filter((entry) => entry.endsWith('.sql') && !join(SOURCE_FOLDER, entry).startsWith(MIGRATIONS_FOLDER))
    .sort();
  const all = await Promise.all(
    files.map(async (file) => ({
      file,
      text: withConstants(await readFile(join(SOURCE_FOLDER, file), 'utf8')),
    })),
  );
  const definitions = all.filter(({ file }) => !file.endsWith(BACKFILL));
  const dependencies = (file: string) =>
    definitions.filter(
      (each) =>
        dirname(each.file) === dirname(file) || basename(each.file, '.sql') === basename(file, BACKFILL),
    );
  return {
    definitions: definitions.map(({ file, text }) => sqlFile(file, text, [])),
    backfills: all
      .filter(({ file }) => file.endsWith(BACKFILL))
      .map(({ file, text }) => sqlFile(file, text, dependencies(file))),
  };
}

const sqlFile = (file: string, text: string, dependencies: { text: string }[]): SqlFile => ({
  file,
  text,
  hash: hash('sha256', [text, ...dependencies.map((each) => each.text)].join('\n')),
  defines: [
    ...[...text.matchAll(FUNCTION)].map(([, name]) => name!),
    ...[...text.matchAll(TRIGGER)].map(([, name, table]) => `${name} ${table}`),
  ],
});
