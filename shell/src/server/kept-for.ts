interface Kept<T> {
  at: number;
  value: Promise<T>;
}

const KEYS = 8;

/** Reads that are shared for a while, by key. One that fails is not kept. */
export function keptFor<T>(ms: number, read: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const kept = new Map<string, Kept<T>>();
  return (key) => {
    const known = kept.get(key);
    if (known && performance.now() - known.at < ms) return known.value;
    const value = read(key);
    kept.delete(key);
    kept.set(key, { at: performance.now(), value });
    value.catch(() => kept.delete(key));
    const oldest = kept.keys().next().value;
    if (kept.size > KEYS && oldest !== undefined) kept.delete(oldest);
    return value;
  };
}
