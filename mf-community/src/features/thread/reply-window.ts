import { REPLY_WINDOW } from '../../queries/replies';

interface Windows {
  first: number;
  last: number;
}

/** More would make the page slow. */
const MAX_SHOWN = 6;

/** One window more on one side; when they are many, one less on the other, which its button brings back. */
export function grown({ first, last }: Windows, side: 'before' | 'after', most = maxShown()): Windows {
  return side === 'before'
    ? { first: first - 1, last: Math.min(last, first - 2 + most) }
    : { first: Math.max(first, last + 2 - most), last: last + 1 };
}

/** A browser that cannot hold in its place what is read would jump. */
const maxShown = () => ('overflowAnchor' in document.documentElement.style ? MAX_SHOWN : Infinity);

export const windowOf = (index: number): number => Math.floor(index / REPLY_WINDOW);

/** How many replies come before and after the windows `first` to `last` of `total` replies. */
export const outside = (first: number, last: number, total: number): { before: number; after: number } => ({
  before: first * REPLY_WINDOW,
  after: Math.max(0, total - (last + 1) * REPLY_WINDOW),
});
