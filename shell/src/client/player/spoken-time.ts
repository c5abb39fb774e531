import { pluralize } from '@futurelab/platform/format';

/** `75` → `1 minute 15 seconds`, for screen readers. */
export function spokenTime(seconds: number): string {
  const [minutes, rest] = [Math.floor(seconds / 60), Math.floor(seconds % 60)];
  return minutes === 0
    ? pluralize(rest, 'second')
    : `${pluralize(minutes, 'minute')} ${pluralize(rest, 'second')}`;
}
