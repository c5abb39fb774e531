const POINTS_PER_LEVEL = 250;

/** Level 1 from the start, one more for every 250 points. */
export const levelOf = (totalPoints: number) => 1 + Math.floor(Math.max(0, totalPoints) / POINTS_PER_LEVEL);
