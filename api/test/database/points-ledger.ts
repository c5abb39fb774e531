import { readFileSync } from 'node:fs';
import type { TestApp } from '../test-app.js';

export interface Standing {
  slug: string;
  ledger: number;
  total: number;
  formula: number;
}

const STANDINGS = readFileSync(new URL('point-standings.sql', import.meta.url), 'utf8');

/** Ledger, kept total and the formula over the member's rows, for everybody. */
export function pointStandings(app: TestApp): Promise<Standing[]> {
  return app.database.query<Standing>({ text: STANDINGS });
}
