const KEY = 'futurelab:last-provider';

/** The provider this browser signed in with last, or null. A browser that keeps nothing simply has none. */
export function lastProvider(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export function rememberProvider(id: string): void {
  try {
    localStorage.setItem(KEY, id);
  } catch {
    // Only the mark on the button is lost.
  }
}
