import type { Statement } from '../database/database.js';
import type { AnswerHeaders } from './idempotency-key.entity.js';

export interface RequestName {
  owner: string;
  key: string;
  fingerprint: string;
}

export interface Answer {
  status: number;
  headers: AnswerHeaders;
  body: string | null;
}

export type KnownRequest = { fingerprint: string; isRecent: boolean } & (
  Answer | { status: null; headers: null; body: null }
);

export const requestNamed = ({ owner, key }: RequestName): Statement => ({
  name: 'idempotency.find',
  text: `SELECT fingerprint, status, headers, body, created_at > now() - interval '1 minute' AS "isRecent"
         FROM idempotency_keys WHERE owner = $1 AND key = $2`,
  values: [owner, key],
});

/** No row when the name is taken; waits for another that is about to take it. */
export const nameTaken = ({ owner, key, fingerprint }: RequestName): Statement => ({
  name: 'idempotency.take',
  text: `INSERT INTO idempotency_keys (owner, key, fingerprint) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING RETURNING 1`,
  values: [owner, key, fingerprint],
});

/** Once there is an answer of the same request, this is it. */
export const answered = (
  { owner, key, fingerprint }: RequestName,
  { status, headers, body }: Answer,
): Statement => ({
  name: 'idempotency.answer',
  text: `INSERT INTO idempotency_keys AS k (owner, key, fingerprint, status, headers, body) VALUES ($1, $2, $3, $4, $5, $6)
         ON CONFLICT (owner, key) DO UPDATE SET status = excluded.status, headers = excluded.headers, body = excluded.body
         WHERE k.fingerprint = excluded.fingerprint`,
  values: [owner, key, fingerprint, status, JSON.stringify(headers), body],
});

export const nameGivenUp = ({ owner, key }: RequestName): Statement => ({
  name: 'idempotency.give_up',
  text: 'DELETE FROM idempotency_keys WHERE owner = $1 AND key = $2',
  values: [owner, key],
});
