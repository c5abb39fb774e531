const DAY = 86_400_000;

/**
 * On how many days in a row someone learned. One missed day between two is forgiven, two end the streak; today counts
 * once something happened and is not missed before it is over, also for anyone who has learned "tomorrow" in the east and
 * has come back since.
 * @param days distinct days with activity, latest first, "2026-01-31".
 * @param today in the same zone.
 */
export function learningStreak(days: readonly string[], today: string): number {
  let streak = 0;
  let previous = today;
  for (const day of days) {
    const between = daysBetween(day, previous) - 1;
    const missed = day < today && today < previous ? between - 1 : between;
    if (missed > 1) break;
    streak += 1;
    previous = day;
  }
  return streak;
}

function daysBetween(earlier: string, later: string): number {
  return (Date.parse(later) - Date.parse(earlier)) / DAY;
}
