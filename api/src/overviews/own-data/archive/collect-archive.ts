import { createHash, type Hash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import { stringify } from 'csv-stringify/sync';
import type { Queryable, Transaction } from '../../../core/database/database.js';
import type { ArchivedFile } from './manifest.js';
import type { Section } from '../../../core/personal-data/personal-data.module.js';

const BATCH_SIZE = 500;

type Row = Record<string, unknown>;

/**
 * Writes the member's rows into `folder`, as JSON for programs and CSV for spreadsheets, a few hundred at a time.
 * @param within one snapshot for all of them
 */
export async function collectSection(
  section: Section,
  memberId: string,
  folder: string,
  transaction: Transaction,
): Promise<ArchivedFile[]> {
  const json = await HashedFile.open(folder, `data/${section.name}.json`);
  const csv = section.single ? null : await HashedFile.open(folder, `tables/${section.name}.csv`);
  let count = 0;
  for await (const rows of readRows(section.sql, memberId, transaction)) {
    for (const row of rows)
      await json.write(`${separatorOf(section, count++)}${JSON.stringify(row, null, 2)}`);
    await csv?.write(csvOf(rows, count === rows.length));
  }
  if (!section.single) await json.write(count === 0 ? '[]' : '\n]');
  const written = [await json.close(), ...(csv ? [await csv.close()] : [])];
  return written.map((file) => ({ ...file, rows: count }));
}

const separatorOf = ({ single }: Section, index: number): string =>
  single ? '' : index === 0 ? '[\n' : ',\n';

async function* readRows(sql: string, memberId: string, transaction: Queryable): AsyncGenerator<Row[]> {
  await transaction.query({ text: `DECLARE own NO SCROLL CURSOR FOR ${sql}`, values: [memberId] });
  for (;;) {
    const rows = await transaction.query<Row>({ text: `FETCH ${BATCH_SIZE} FROM own` });
    if (rows.length > 0) yield rows;
    if (rows.length < BATCH_SIZE) break;
  }
  await transaction.query({ text: 'CLOSE own' });
}

/** Spreadsheets would run what looks like a formula, and read UTF-8 by its mark alone. */
const csvOf = (rows: Row[], isFirst: boolean): string =>
  stringify(rows, {
    header: isFirst,
    bom: isFirst,
    escape_formulas: true,
    record_delimiter: 'windows',
    cast: { date: (value) => value.toISOString(), boolean: (value) => String(value) },
  });

class HashedFile {
  private readonly hash: Hash = createHash('sha256');
  private bytes = 0;

  private constructor(
    private readonly name: string,
    private readonly stream: ReturnType<typeof createWriteStream>,
  ) {}

  static async open(folder: string, name: string): Promise<HashedFile> {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    const stream = createWriteStream(file);
    await once(stream, 'open');
    return new HashedFile(name, stream);
  }

  async write(text: string): Promise<void> {
    this.hash.update(text);
    this.bytes += Buffer.byteLength(text);
    if (!this.stream.write(text)) await once(this.stream, 'drain');
  }

  async close(): Promise<Omit<ArchivedFile, 'rows'>> {
    this.stream.end();
    await finished(this.stream);
    return { path: this.name, bytes: this.bytes, sha256: this.hash.digest('hex') };
  }
}
