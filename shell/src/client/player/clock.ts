/** `75` → `1:15`. */
export const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

/** `75` → `1 minute 15 seconds`, for those who listen to the page. */
export function spokenTime(seconds: number): string {
  const [minutes, rest] = [Math.floor(seconds / 60), Math.floor(seconds % 60)];
  return minutes === 0 ? counted(rest, 'second') : `${counted(minutes, 'minute')} ${counted(rest, 'second')}`;
}
