import type { Queryable, Statement } from '../../database/database.js';
import type { Action } from './release-act.entity.js';

export interface Act {
  /** Who, in words: a person, a deploy token or a process. */
  actor: string;
  app: string;
  action: Action;
  release?: string | null;
  reason: string;
  before?: unknown;
  after?: unknown;
}

/** Writes an act down, in the transaction that carries it out. */
export async function record(act: Act, within: Queryable): Promise<void> {
  await within.query(actInsertion(act));
}

const actInsertion = ({ actor, app, action, release = null, reason, before, after }: Act): Statement => ({
  text: `
    INSERT INTO release_acts (actor, app, action, release, reason, before, after)
    VALUES ($1, $2, $3, $4, $5, $6, $7)`,
  values: [actor, app, action, release, reason, asJson(before), asJson(after)],
});

const asJson = (value: unknown): string | null => (value == null ? null : JSON.stringify(value));
