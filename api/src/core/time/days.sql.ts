import type { Parameters } from '../database/json.sql.js';

/** Conditions that an instant is on one of these days, both included, in UTC. */
export function onDays(
  column: string,
  first: string | undefined,
  last: string | undefined,
  parameters: Parameters,
): string[] {
  const conditions: string[] = [];
  if (first) conditions.push(`${column} >= ${parameters.add(first)}::date::timestamp AT TIME ZONE 'UTC'`);
  if (last) conditions.push(`${column} < (${parameters.add(last)}::date + 1)::timestamp AT TIME ZONE 'UTC'`);
  return conditions;
}
