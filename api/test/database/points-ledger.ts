import { readFileSync } from 'node:fs';
import type { TestApp } from '../test-app.js';

export interface PointBalance {
  slug: string;
  ledger: number;
  total: number;
  formula: number;
}

const BALANCES = readFileSync(new URL('point-standings.sql', import.meta.url), 'utf8');

/** Ledger, stored total and the formula over the member's rows, for everybody. */
export function pointBalances(app: TestApp): Promise<PointBalance[]> {
  return app.database.query<PointBalance>({ text: BALANCES });
}
