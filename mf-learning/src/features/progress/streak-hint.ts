interface Streak {
  learningStreakDays: number;
  /** `YYYY-MM-DD` */
  lastActiveOn: string | null;
}

/** What moves the streak today; `today` as `YYYY-MM-DD` in the member's zone. */
export function streakHint({ learningStreakDays, lastActiveOn }: Streak, today: string): string {
  if (lastActiveOn === today) return 'You learned today';
  return learningStreakDays > 0 ? 'One lesson keeps it going' : 'One lesson starts it';
}
