/** Answers false when they would rather not. */
type Ask = () => Promise<boolean>;

let ask: Ask | undefined;
let asking: Promise<boolean> | undefined;

/** The shell tells how a member is asked whether it is them; the answer takes that back. */
export function provideIdentityConfirmation(provided: Ask): () => void {
  ask = provided;
  return () => {
    if (ask === provided) ask = undefined;
  };
}

/** Has the member confirm that it is them, once for all that waits for it. Where nobody can ask, it is not confirmed. */
export function confirmIdentity(): Promise<boolean> {
  asking ??= (ask?.() ?? Promise.resolve(false)).finally(() => (asking = undefined));
  return asking;
}
