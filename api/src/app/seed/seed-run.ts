import { createHash } from 'node:crypto';
import type { ClientBase } from 'pg';
import type { Queryable, Statement } from '../../core/database/database.js';
import type { SeedMark } from './seed-mark.entity.js';

/** Held by the person who writes seeds. */
export const SEED_LOCK = 7_215_002;

/** One run of the seed: a connection inside a transaction, today, and what earlier runs have written. */
export class SeedRun {
  /** How many pieces of content this run wrote. */
  written = 0;

  private constructor(
    private readonly client: ClientBase,
    /** The day relative dates are counted from, "2026-01-31" in UTC. */
    readonly today: string,
    private readonly marks: Map<string, SeedMark>,
  ) {}

  static async begin(client: ClientBase): Promise<SeedRun> {
    const { rows: days } = await client.query<{ today: string }>(
      `SELECT (now() AT TIME ZONE 'UTC')::date::text AS today`,
    );
    const { rows } = await client.query<SeedMark>('SELECT key, fingerprint, day::text FROM seed_marks');
    return new SeedRun(client, days[0]!.today, new Map(rows.map((mark) => [mark.key, mark])));
  }

  /** For statements of the features. */
  readonly transaction: Queryable = {
    query: async <T>({ text, values = [] }: Statement) => this.query<T>(text, values),
  };

  async query<T>(text: string, values: readonly unknown[] = []): Promise<T[]> {
    return (await this.client.query(text, values as unknown[])).rows as T[];
  }

  /** For what belongs to people once it is there: written the first time only. */
  async once(key: string, write: () => Promise<void>): Promise<void> {
    if (!this.marks.has(key)) await this.write(key, '', write);
  }

  /** For what belongs to the seed: written again when the content, or with `daily` the day, has changed. */
  async whenChanged(
    key: string,
    content: unknown,
    write: (previous: SeedMark | undefined) => Promise<void>,
    { daily = false } = {},
  ): Promise<void> {
    const fingerprint = createHash('sha1').update(JSON.stringify(content)).digest('hex');
    const mark = this.marks.get(key);
    if (mark?.fingerprint === fingerprint && (!daily || mark.day === this.today)) return;
    await this.write(key, fingerprint, () => write(mark));
  }

  /** Inserts rows, given as column → value; rows whose id is there are updated in `update`, or left alone. */
  async insert(table: string, rows: Record<string, unknown>[], update: string[] = []): Promise<void> {
    const [first] = rows;
    if (!first) return;
    const columns = Object.keys(first).map((column) => `"${column}"`);
    const change = update.map((column) => `"${column}" = excluded."${column}"`).join(', ');
    await this.client.query(
      `INSERT INTO ${table} (${columns.join(', ')})
       SELECT ${columns.join(', ')} FROM json_populate_recordset(null::${table}, $1)
       ON CONFLICT ${update.length > 0 ? `(id) DO UPDATE SET ${change}` : 'DO NOTHING'}`,
      [JSON.stringify(rows)],
    );
  }

  private async write(key: string, fingerprint: string, work: () => Promise<void>): Promise<void> {
    await work();
    await this.client.query(
      `INSERT INTO seed_marks (key, fingerprint, day) VALUES ($1, $2, $3)
       ON CONFLICT (key) DO UPDATE SET fingerprint = excluded.fingerprint, day = excluded.day`,
      [key, fingerprint, this.today],
    );
    this.written += 1;
  }
}
