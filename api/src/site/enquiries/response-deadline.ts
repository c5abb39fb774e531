const WORKING_DAYS = 2;

/** The day, as `2026-05-14`, by which the person who writes at `now` has an answer: two working days later. */
export function responseDeadline(now: Date): string {
  const day = new Date(now);
  for (let left = WORKING_DAYS; left > 0;) {
    day.setUTCDate(day.getUTCDate() + 1);
    if (!isWeekend(day)) left -= 1;
  }
  return day.toISOString().slice(0, 10);
}

/** `Thursday, May 14` */
export function longDay(day: string): string {
  return new Intl.DateTimeFormat('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));
}

const isWeekend = (day: Date) => day.getUTCDay() === 0 || day.getUTCDay() === 6;
