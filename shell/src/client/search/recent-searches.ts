import { readStorage, writeStorage } from '@futurelab/platform/storage';

const KEY = 'futurelab.searches';
const MAX_SEARCHES = 5;

/** What was searched for on this device, the latest first. Something else may have written to the key. */
export function recentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(readStorage('localStorage', KEY) ?? '[]');
    return Array.isArray(stored)
      ? stored.filter((each) => typeof each === 'string').slice(0, MAX_SEARCHES)
      : [];
  } catch {
    return [];
  }
}

export function rememberSearch(text: string): void {
  const others = recentSearches().filter((each) => each.toLowerCase() !== text.toLowerCase());
  writeStorage('localStorage', KEY, JSON.stringify([text, ...others].slice(0, MAX_SEARCHES)));
}

export const forgetSearches = (): void => writeStorage('localStorage', KEY, null);
