/** So near its end it begins anew. */
const OVER = 0.97;

/** Where a film or recording goes on that was left at `position`. */
export const resumePosition = (position: number | undefined, seconds: number): number =>
  position === undefined || position < 1 || position > seconds * OVER ? 0 : Math.floor(position);
