/** `visit` lasts as long as the tab, `device` until somebody empties it. */
const SHELVES = { visit: 'sessionStorage', device: 'localStorage' } as const;
type Shelf = keyof typeof SHELVES;

/** What was kept under a name. Storage may be full, forbidden or somebody else's. */
export function recall(shelf: Shelf, name: string): string | null {
  try {
    return window[SHELVES[shelf]].getItem(name);
  } catch {
    return null;
  }
}

/** Keeps a value under a name; null forgets it. */
export function keep(shelf: Shelf, name: string, value: string | null): void {
  try {
    if (value === null) window[SHELVES[shelf]].removeItem(name);
    else window[SHELVES[shelf]].setItem(name, value);
  } catch {
    // Then nothing is kept.
  }
}
