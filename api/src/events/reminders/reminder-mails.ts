import { clockTime, dateTimeAndZone, zoneAbbreviation } from '#platform/format/dates';
import { paths } from '#platform/paths/paths';
import { whenFor, whereIs } from '../event-editing/event-change-mails.js';
import type { DueReminder } from './reminders.queries.js';

/** What a notification says, and a mail's subject. It stays true for as long as it is read. */
export function reminderLine({ title, kind, startsAt }: DueReminder, timeZone: string): string {
  const at = startsAt.getTime();
  return kind === 'day'
    ? `“${title}” is on ${dateTimeAndZone(at, timeZone)}`
    : `“${title}” starts at ${clockTime(at, timeZone)} ${zoneAbbreviation(at, timeZone)}`;
}

export function reminderText(event: DueReminder, timeZone: string, site: string): string {
  const lines = [
    `You’re going to “${event.title}”.`,
    `  When: ${whenFor(event, timeZone)}\n  Where: ${whereIs(event)}`,
    event.hasLink
      ? 'The link opens on the event page 15 minutes before. If you can’t make it, change your RSVP there so someone else can go:'
      : 'If you can’t make it, change your RSVP so someone else can go:',
    `${site}${paths.event(event.slug)}`,
  ];
  return lines.join('\n\n');
}
