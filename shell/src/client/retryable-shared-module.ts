/** The federation runtime's record of a shared module; `loading` keeps a rejected promise for ever. */
interface SharedRecord {
  loading?: unknown;
}

/** The `get` of a lazily loaded shared module. A failed load is forgotten, so that "Try again" loads it anew. */
export function retryableSharedModule(
  load: () => Promise<unknown>,
): (this: SharedRecord) => Promise<() => unknown> {
  return async function get() {
    try {
      const module = await load();
      return () => module;
    } catch (error) {
      this.loading = null;
      throw error;
    }
  };
}
