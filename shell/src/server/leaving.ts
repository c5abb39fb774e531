let leaving = false;

/** Whether this process has been told to stop. */
export const isLeaving = (): boolean => leaving;

/**
 * From now on readiness is denied and every answer closes its connection, so that whoever stands in front of us turns
 * elsewhere before we stop listening.
 */
export function startLeaving(): void {
  leaving = true;
}
