import type { FeedItem } from '../../queries/feed';

/** Newcomers who follow one another are one row. */
export interface FeedRow {
  key: string;
  items: [FeedItem, ...FeedItem[]];
}

export function rowsOf(items: readonly FeedItem[]): FeedRow[] {
  const rows: FeedRow[] = [];
  for (const item of items) {
    const last = rows.at(-1);
    if (last && item.kind === 'newcomer' && last.items[0].kind === 'newcomer') last.items.push(item);
    else rows.push({ key: `${item.kind} ${item.id}`, items: [item] });
  }
  return rows;
}

/** What stands on the line above a row, by its position, for a member who was here last at `since` (an ISO instant). */
export function dividersOf(rows: readonly FeedRow[], since: string | null): Map<number, string> {
  if (since === null) return new Map();
  const firstKnown = rows.findIndex(({ items: [{ at }] }) => at <= since);
  if (firstKnown === 0) return new Map([[0, 'Nothing new since your last visit']]);
  return new Map([
    [0, 'Since your last visit'],
    ...(firstKnown > 0 ? ([[firstKnown, 'Earlier']] as const) : []),
  ]);
}
