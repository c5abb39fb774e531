/** Runs `work` when the browser has time for it; at the next opportunity where it cannot tell. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 10_000 });
  else setTimeout(work, 200);
}
