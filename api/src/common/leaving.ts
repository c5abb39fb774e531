let leaving = false;

/** Whether this process has been told to stop. */
export const isLeaving = () => leaving;

/**
 * From now on every answer closes its connection, and readiness is denied, so that whoever stands in front of us turns
 * elsewhere before we stop listening.
 */
export function startLeaving(): void {
  leaving = true;
}
