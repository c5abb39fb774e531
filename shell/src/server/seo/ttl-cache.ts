interface Entry<T> {
  at: number;
  value: Promise<T>;
}

const MAX_ENTRIES = 8;

/** Caches what `read` resolves to, by key. Concurrent reads are one, and a failed one is not cached. */
export function ttlCache<T>(ms: number, read: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const entries = new Map<string, Entry<T>>();
  return (key) => {
    const known = entries.get(key);
    if (known && performance.now() - known.at < ms) return known.value;
    const value = read(key);
    entries.delete(key);
    entries.set(key, { at: performance.now(), value });
    value.catch(() => entries.delete(key));
    const oldest = entries.keys().next().value;
    if (entries.size > MAX_ENTRIES && oldest !== undefined) entries.delete(oldest);
    return value;
  };
}
