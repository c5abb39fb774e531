import { pluralize } from '@futurelab/platform/format';

/** Places as text; null when there is no limit. */
export function placesLabel(placesLeft: number | null): string | null {
  if (placesLeft === null) return null;
  if (placesLeft === 0) return 'Full, waitlist open';
  return `${pluralize(placesLeft, 'spot')} left`;
}
