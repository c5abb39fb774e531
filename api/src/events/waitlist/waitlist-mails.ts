import { dateTimeAndZone, timeForReader } from '#platform/format/dates';
import { paths } from '#platform/paths/paths';
import type { PlaceChange } from './waitlist.queries.js';

/** What a notification says, and a mail's subject; times are those of the reader. */
export const freePlace = ({ title, confirmBy }: PlaceChange, timeZone: string): string =>
  confirmBy === null
    ? `You have a spot at “${title}”`
    : `A spot at “${title}” is held for you until ${dateTimeAndZone(confirmBy, timeZone)}`;

export const freePlaceText = (place: PlaceChange, timeZone: string, site: string): string => {
  const what = place.confirmBy
    ? `A spot opened up, and you’re first on the waitlist. We’ll hold it for you until ${dateTimeAndZone(place.confirmBy, timeZone)}. Confirm by then, or it goes to the next person:`
    : 'A spot opened up, and you were first on the waitlist, so it’s yours. Can’t make it? Change your RSVP:';
  return `${place.title}\n${timeForReader(place.startsAt, timeZone, place.timeZone)}\n\n${what}\n\n${site}${paths.event(place.slug)}`;
};

export const lapsedPlace = ({ title }: PlaceChange): string =>
  `Your held spot at “${title}” went to the next person`;

export const lapsedPlaceText = (place: PlaceChange, timeZone: string, site: string): string =>
  `${place.title}\n${timeForReader(place.startsAt, timeZone, place.timeZone)}\n\nYou didn’t confirm in time, so the spot went to the next person. You can rejoin the waitlist:\n\n${site}${paths.event(place.slug)}`;
