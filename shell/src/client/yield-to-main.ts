declare const scheduler: { yield?: () => Promise<void> } | undefined;

/** Ends the current task, so that input is handled before the work goes on. */
export function yieldToMain(): Promise<void> {
  if (typeof scheduler !== 'undefined' && scheduler.yield) return scheduler.yield();
  return new Promise((resolve) => setTimeout(resolve));
}
