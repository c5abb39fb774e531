/** What the federation keeps of a shared module: also that it is on its way, for ever, if it fails to arrive. */
interface Kept {
  loading?: unknown;
}

/**
 * A door of the platform whose code is loaded when it is first asked for, as the `get` of a shared module. One that did
 * not arrive is forgotten, so that "Try again" asks for it anew.
 */
export function lateDoor(load: () => Promise<unknown>): (this: Kept) => Promise<() => unknown> {
  return async function get() {
    try {
      const door = await load().catch(load);
      return () => door;
    } catch (error) {
      this.loading = null;
      throw error;
    }
  };
}
