type Storage = 'localStorage' | 'sessionStorage';

/** A stored value; null where there is none, and where the browser forbids storage. */
export function readStorage(storage: Storage, key: string): string | null {
  try {
    return window[storage].getItem(key);
  } catch {
    return null;
  }
}

/** Stores a value, or removes it (`null`). Does nothing where storage is full or forbidden. */
export function writeStorage(storage: Storage, key: string, value: string | null): void {
  try {
    if (value === null) window[storage].removeItem(key);
    else window[storage].setItem(key, value);
  } catch {
    // The visit goes on without.
  }
}

/** Removes what `isUnwanted` says. */
export function removeStored(storage: Storage, isUnwanted: (key: string, value: string) => boolean): void {
  try {
    for (const [key, value] of Object.entries(window[storage]) as [string, string][])
      if (isUnwanted(key, value)) window[storage].removeItem(key);
  } catch {
    // As above.
  }
}
