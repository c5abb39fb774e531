import { isoDate } from '@futurelab/platform/format';

const WEEK_MS = 7 * 24 * 60 * 60_000;

export interface Age<T> {
  title: 'Today' | 'This week' | 'Earlier';
  items: T[];
}

/** Today, this week, earlier, as the clock of `timeZone` has it; only those that hold something. */
export function byAge<T extends { createdAt: string }>(
  items: readonly T[],
  now: number,
  timeZone: string,
): Age<T>[] {
  const today = isoDate(now, timeZone);
  const titleOf = ({ createdAt }: T): Age<T>['title'] => {
    if (isoDate(createdAt, timeZone) === today) return 'Today';
    return now - Date.parse(createdAt) < WEEK_MS ? 'This week' : 'Earlier';
  };
  return (['Today', 'This week', 'Earlier'] as const)
    .map((title) => ({ title, items: items.filter((item) => titleOf(item) === title) }))
    .filter((age) => age.items.length > 0);
}
