import { hasTables, isFromBeforeBaseline } from './database-state.queries.js';

const START_OVER =
  'This database is from before the first release of FutureLab and cannot be brought up to date. ' +
  'To start over, delete the folder of DATA_DIR (.data), or drop the database of DATABASE_URL.';

/**
 * Whether the database behind `query` has tables.
 * @throws an Error for tables that the migrations do not build on
 */
export async function requireUsableTables(
  query: (text: string) => Promise<{ yes: boolean }[]>,
): Promise<boolean> {
  const yes = async (text: string) => (await query(text))[0]!.yes;
  if (!(await yes(hasTables))) return false;
  if (await yes(isFromBeforeBaseline)) throw new Error(START_OVER);
  return true;
}
