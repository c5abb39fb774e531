import ical, { escape, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { DateTime } from 'luxon';
import { tzlib_get_ical_block } from 'timezones-ical-library';
import { asOneLine } from '#platform/text/index';
import { paths } from '#platform/paths/paths';
import { whereIs } from '../event-editing/event-change-mails.js';
import { isRepeated } from '../../core/time/wall-time.js';
import type { CalendarEvent } from './calendar.queries.js';

/** One event; a calendar that has it takes it out once it is canceled. */
export const eventFile = (event: CalendarEvent, site: string): string =>
  calendarFile([event], site, event.title, event.isCanceled ? 'CANCEL' : 'PUBLISH');

/** Takes these out of the calendars that have them (RFC 5546), which names who sends it. */
export const canceledFile = (events: readonly CalendarEvent[], site: string, sender: string): string =>
  calendarFile(events, site, 'FutureLab', 'CANCEL', sender);

/** A calendar to subscribe to, canceled events included. */
export const feedFile = (events: readonly CalendarEvent[], site: string): string =>
  calendarFile(events, site, 'FutureLab', 'PUBLISH');

/** Events as a calendar file (RFC 5545), at the wall time of their hosts. */
function calendarFile(
  events: readonly CalendarEvent[],
  site: string,
  name: string,
  method: keyof typeof ICalCalendarMethod,
  sender?: string,
): string {
  const { hostname } = new URL(site);
  const calendar = ical({
    // The library escapes what an entry says, not what the calendar is called.
    name: escape(asOneLine(name), false),
    prodId: { company: 'FutureLab', product: 'Events', language: 'EN' },
    method: ICalCalendarMethod[method],
    timezone: { name: null, generator: definitionOf },
  });
  for (const event of events) {
    const url = `${site}${paths.event(event.slug)}`;
    const { startsAt, endsAt } = event;
    // Programs disagree about which of two equal hours a wall time means.
    const zone = [startsAt, endsAt].some((at) => isRepeated(at, event.timeZone)) ? 'UTC' : event.timeZone;
    calendar.createEvent({
      id: `${event.id}@${hostname}`,
      sequence: event.sequence,
      start: inZone(startsAt, zone),
      end: inZone(endsAt, zone),
      timezone: zone,
      stamp: event.updatedAt,
      lastModified: event.updatedAt,
      summary: asOneLine(event.title),
      description: [event.summary, url].filter(Boolean).join('\n\n'),
      location: asOneLine(whereIs(event)),
      url,
      ...(sender && { organizer: { name: 'FutureLab', email: sender } }),
      status: event.isCanceled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    });
  }
  return calendar.toString();
}

/** The rules of a zone, by the name that its entries use: many zones share the rules of another. */
const definitionOf = (zone: string): string | null =>
  tzlib_get_ical_block(zone)[0]?.replace(/^TZID:.*$/m, `TZID:${zone}`) ?? null;

const inZone = (instant: Date, zone: string) => DateTime.fromJSDate(instant, { zone });
