/** A page in the background is never painted, and one must not wait for it. */
const LONGEST_MS = 300;

/**
 * Resolves when what the server sent is on the screen. The code of somebody who has been here before is at hand at once,
 * and would otherwise run first.
 */
export function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, LONGEST_MS);
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
