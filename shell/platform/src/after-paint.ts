/** Background pages are never painted. */
const LONGEST_MS = 300;

/**
 * Resolves when what the page shows by now is on the screen: what the server sent, or the answer to a press. Code that
 * is wanted soon but not now waits for it, even when the browser has it at hand.
 */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, LONGEST_MS);
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
