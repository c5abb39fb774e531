export interface Level {
  level: number;
  title: string;
  /** From how many points on. */
  points: number;
}

/** The nine levels, as the progress page publishes them. */
export const LEVELS: readonly Level[] = [
  { level: 1, title: 'Arriving', points: 0 },
  { level: 2, title: 'Looking', points: 50 },
  { level: 3, title: 'Asking', points: 125 },
  { level: 4, title: 'Trying', points: 250 },
  { level: 5, title: 'Practicing', points: 400 },
  { level: 6, title: 'Connecting', points: 600 },
  { level: 7, title: 'Discerning', points: 850 },
  { level: 8, title: 'Guiding', points: 1_150 },
  { level: 9, title: 'Stewarding', points: 1_500 },
];

/** The level that someone with so many points has; everybody who shows a level asks here. */
export const levelOf = (totalPoints: number): number =>
  LEVELS.findLast(({ points }) => points <= totalPoints)?.level ?? 1;
