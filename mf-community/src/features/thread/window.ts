import { REPLY_WINDOW } from '../../queries/replies';

const MOST_WINDOWS = 2_000;

/** Reads `?replies=`: which window of replies to begin with; undefined for the one with the first unread reply. */
export function readWindow(params: URLSearchParams): number | undefined {
  const asked = params.get('replies') ?? '';
  return /^\d{1,4}$/.test(asked) && Number(asked) < MOST_WINDOWS ? Number(asked) : undefined;
}

export const windowOf = (index: number): number => Math.floor(index / REPLY_WINDOW);

/** How many replies come before and after the windows `first` to `last` of `total` replies. */
export const outside = (first: number, last: number, total: number): { before: number; after: number } => ({
  before: first * REPLY_WINDOW,
  after: Math.max(0, total - (last + 1) * REPLY_WINDOW),
});
