declare const scheduler: { yield?: () => Promise<void> } | undefined;

/**
 * Ends the current task, so that a tap or a key press waits for one part of the work and not for all of it. A timer
 * where the browser has no better way.
 */
export function breathe(): Promise<void> {
  if (typeof scheduler !== 'undefined' && scheduler.yield) return scheduler.yield();
  return new Promise((resolve) => setTimeout(resolve));
}
