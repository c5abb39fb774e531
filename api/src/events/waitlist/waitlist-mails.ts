import { dateTimeAndZone, timeForReader } from '#platform/format/dates';
import { paths } from '#platform/paths/paths';
import type { PlaceChange } from './waitlist.queries.js';

/** What a notification says, and a mail's subject; times are those of the reader. */
export const freePlace = ({ title, confirmBy }: PlaceChange, timeZone: string): string =>
  confirmBy === null
    ? `A place at “${title}” is yours`
    : `A place at “${title}” is held for you until ${dateTimeAndZone(confirmBy, timeZone)}`;

export const freePlaceText = (place: PlaceChange, timeZone: string, site: string): string => {
  const what = place.confirmBy
    ? `A place became free, and you are first in line. It is held for you until ${dateTimeAndZone(place.confirmBy, timeZone)}. Say that you are going by then; otherwise it goes to the next in line:`
    : 'A place became free, and you were first in line. It is yours. If you cannot come, give it to the next in line:';
  return `${place.title}\n${timeForReader(place.startsAt, timeZone, place.timeZone)}\n\n${what}\n\n${site}${paths.event(place.slug)}`;
};

export const lapsedPlace = ({ title }: PlaceChange): string =>
  `The place at “${title}” that was held for you went to the next in line`;

export const lapsedPlaceText = (place: PlaceChange, timeZone: string, site: string): string =>
  `${place.title}\n${timeForReader(place.startsAt, timeZone, place.timeZone)}\n\nWe did not hear from you in time, so the place went to the next in line. You can join the waiting list again:\n\n${site}${paths.event(place.slug)}`;
