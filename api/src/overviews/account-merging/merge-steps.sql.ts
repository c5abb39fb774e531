/** What happens to the rows of a table; SQL about the account that stays (`$1`) and the one that is merged into it (`$2`). */
export interface MergeStep {
  effect: 'moves' | 'drops' | 'leaves';
  /** The columns that refer to members of which it says what becomes. */
  columns: readonly string[];
  sql: (table: string) => string | null;
}

const STAYS = '$1::uuid';
const GOES = '$2::uuid';

/** The rows become those of the account that stays. */
export const move = (column: string): MergeStep => ({
  effect: 'moves',
  columns: [column],
  sql: (table) => `UPDATE ${table} SET ${column} = ${STAYS} WHERE ${column} = ${GOES}`,
});

/**
 * Of both accounts’ rows with the same keys the better one stays, without another order that of the account that stays.
 * @param better ORDER BY: the best first
 */
export const oneFor = (column: string, keys: readonly string[], better?: string): MergeStep => ({
  effect: 'drops',
  columns: [column],
  sql: (table) => {
    const order = [...(better ? [better] : []), `${column} = ${STAYS} DESC`].join(', ');
    const partition = keys.length > 0 ? `PARTITION BY ${keys.join(', ')} ` : '';
    return `
      DELETE FROM ${table} t USING (
        SELECT ctid AS place, row_number() OVER (${partition}ORDER BY ${order}) AS rank
        FROM ${table} WHERE ${column} IN (${STAYS}, ${GOES})) r
      WHERE t.ctid = r.place AND r.rank > 1`;
  },
});

/** What both have to do with each other vanishes. */
export const notWithOneself = (column: string, other: string): MergeStep => ({
  effect: 'drops',
  columns: [column, other],
  sql: (table) =>
    `DELETE FROM ${table} WHERE (${column}, ${other}) IN ((${STAYS}, ${GOES}), (${GOES}, ${STAYS}))`,
});

/** The rows go with the account. */
export const drop = (column: string): MergeStep => ({
  effect: 'drops',
  columns: [column],
  sql: (table) => `DELETE FROM ${table} WHERE ${column} = ${GOES}`,
});

/** The key does what it does when an account is deleted. */
export const leave = (column: string): MergeStep => ({
  effect: 'leaves',
  columns: [column],
  sql: () => null,
});

/** A statement of its own. */
export const other = (
  effect: 'moves' | 'drops',
  text: string,
  columns: readonly string[] = [],
): MergeStep => ({ effect, columns, sql: () => text });

/** One of each, and then it moves. */
export const moveOneFor = (column: string, keys: readonly string[], better?: string): MergeStep[] => [
  oneFor(column, keys, better),
  move(column),
];
