const KEY = 'futurelab.searches';
const KEPT = 5;

/** What was searched for on this device, the latest first. Storage may be full, forbidden or somebody else's. */
export function recentSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((each) => typeof each === 'string').slice(0, KEPT) : [];
  } catch {
    return [];
  }
}

export function rememberSearch(words: string): void {
  const others = recentSearches().filter((each) => each.toLowerCase() !== words.toLowerCase());
  write(JSON.stringify([words, ...others].slice(0, KEPT)));
}

export const forgetSearches = (): void => write(null);

function write(value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, value);
  } catch {
    // Then nothing is kept.
  }
}
