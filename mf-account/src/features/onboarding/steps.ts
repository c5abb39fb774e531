export const STEPS = ['About you', 'Your goals', 'Your path', 'Your people'] as const;

export const LAST_STEP = STEPS.length;

/** The step an address asks for, or null when it asks for none that exists. */
export function stepFrom(search: URLSearchParams): number | null {
  const step = Number(search.get('step'));
  return Number.isInteger(step) && step >= 1 && step <= LAST_STEP ? step : null;
}
