import { ApiError, type ErrorDetails } from '../../../core/errors/errors.js';
import type { SeasonBody, StaffSeason } from './staff-seasons.dto.js';

const MONDAY = 1;
const SUNDAY = 0;
const MOST_DAYS = 26 * 7;
const DAY_MS = 24 * 60 * 60 * 1000;

const time = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const weekday = (day: string): number => new Date(time(day)).getUTCDay();

/**
 * @param before null for a new season
 * @throws ApiError 400 with messages by field
 */
export function requireAllowed(
  season: SeasonBody,
  before: StaffSeason | null,
  others: readonly StaffSeason[],
  today: string,
): void {
  const { startsOn, endsOn, places } = season;
  const details = Object.create(null) as ErrorDetails;
  const taken = before?.people ?? 0;
  const overlapping = others.find((other) => startsOn <= other.endsOn && other.startsOn <= endsOn);
  const isMoved = startsOn !== before?.startsOn;
  if (isMoved && weekday(startsOn) !== MONDAY) details.startsOn = ['Seasons start on a Monday.'];
  else if (isMoved && startsOn < today && (taken > 0 || !before))
    details.startsOn = [
      taken > 0 ? 'Members have places. Choose today or a later day.' : 'Choose today or a later day.',
    ];
  else if (overlapping)
    details.startsOn = [
      `Overlaps ${overlapping.name}, ${overlapping.startsOn} to ${overlapping.endsOn}. Choose other days.`,
    ];
  if (endsOn <= startsOn) details.endsOn = ['The last day must follow the first day.'];
  else if (weekday(endsOn) !== SUNDAY) details.endsOn = ['Seasons end on a Sunday.'];
  else if (time(endsOn) - time(startsOn) >= MOST_DAYS * DAY_MS)
    details.endsOn = ['A season has up to 26 weeks.'];
  else if (endsOn !== before?.endsOn && endsOn < today && taken > 0)
    details.endsOn = ['Members have places. Choose today or a later day.'];
  if (places !== null && places < taken)
    details.places = [`${taken} places are taken. Enter ${taken} or more.`];
  if (Object.keys(details).length > 0)
    throw new ApiError(400, 'validation_failed', 'Some fields need attention.', details);
}
