/**
 * A door of the platform whose code is loaded when it is first asked for. The federation keeps what it is answered, a
 * failure too; so it is always answered, and the answer throws until the code has come. Each time that it throws, the
 * code is asked for again: "Try again" finds it there.
 */
export function lateDoor(load: () => Promise<unknown>): () => Promise<() => unknown> {
  let door: unknown;
  let failure: unknown;
  const open = (): Promise<void> =>
    load().then(
      (module) => {
        door = module;
      },
      (error: unknown) => {
        failure = error;
      },
    );
  const enter = (): unknown => {
    if (door) return door;
    void open();
    throw failure;
  };
  return async () => {
    await open();
    if (!door) await open();
    return enter;
  };
}
