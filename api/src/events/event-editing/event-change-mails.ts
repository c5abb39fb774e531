import { timeForReader } from '#platform/format/dates';

export interface EventTime {
  startsAt: Date;
  timeZone: string;
}

export interface EventPlace {
  format: 'online' | 'in_person';
  location: string | null;
}

/** The reader's time first, and the host's beside it where their clocks differ. */
export const whenFor = ({ startsAt, timeZone: hostZone }: EventTime, timeZone: string): string =>
  timeForReader(startsAt.getTime(), timeZone, hostZone);

export const whereIs = ({ format, location }: EventPlace): string =>
  format === 'online' ? 'Online' : (location ?? 'The host will share the location');

type Known = EventTime & EventPlace & { title: string };

/** Was and now, of what has changed for people who are going; empty when nothing has. */
function changesFor(was: Known, now: Known, timeZone: string): string {
  const lines = [
    ['When', whenFor(was, timeZone), whenFor(now, timeZone)],
    ['Where', whereIs(was), whereIs(now)],
  ] as const;
  return lines
    .filter(([, before, after]) => before !== after)
    .map(([what, before, after]) => `${what}\n  Was: ${before}\n  Now: ${after}`)
    .join('\n\n');
}

export const isMoved = (was: Known, now: Known): boolean =>
  was.startsAt.getTime() !== now.startsAt.getTime() || whereIs(was) !== whereIs(now);

export interface Move {
  was: Known;
  now: Known;
}

const dates = (count: number): string => `${count} dates of`;

export const movedSubject = ([first, ...more]: readonly Move[]): string =>
  more.length === 0
    ? `“${first!.now.title}” has moved`
    : `${dates(more.length + 1)} “${first!.now.title}” have moved`;

export function movedText(moves: readonly Move[], timeZone: string, address: string): string {
  const [first, ...more] = moves;
  const changes = moves.map(({ was, now }) => changesFor(was, now, timeZone)).join('\n\n');
  const [what, spot] =
    more.length === 0
      ? [`“${first!.now.title}”, which you’re going to, has moved.`, 'Your spot is']
      : [
          `${dates(moves.length)} “${first!.now.title}”, which you’re going to, have moved.`,
          'Your spots are',
        ];
  return `${what}\n\n${changes}\n\n${spot} still yours. Can’t make it? Change your RSVP:\n\n${address}`;
}

export const canceledSubject = ([first, ...more]: readonly Known[]): string =>
  more.length === 0
    ? `“${first!.title}” is canceled`
    : `${dates(more.length + 1)} “${first!.title}” are canceled`;

export function canceledText(events: readonly Known[], timeZone: string, address: string): string {
  const [first, ...more] = events;
  const what =
    more.length === 0
      ? `“${first!.title}”`
      : `${dates(events.length)} “${first!.title}”, which you’re going to,`;
  const was = events.map((event) => `  Was: ${whenFor(event, timeZone)}`).join('\n');
  return `${what} won’t take place.\n\n${was}\n  Now: canceled\n\nYou don’t need to do anything.\n\n${address}`;
}
