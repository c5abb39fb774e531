import ical, { escape, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { paths } from '#platform/paths/paths';
import { asOneLine } from '#platform/text/index';
import { SESSION_MINUTES } from './session-times.js';

export interface Session {
  id: string;
  topic: string;
  /** The other person’s name. */
  other: string;
  meetsAt: Date;
  meetingUrl: string;
  sequence: number;
  updatedAt: Date;
  isCanceled: boolean;
}

/** A session as a calendar file (RFC 5545); a calendar that has it takes it out once it is canceled. */
export function sessionFile(session: Session, site: string, sender: string): string {
  const { id, topic, other, meetsAt, meetingUrl, sequence, updatedAt, isCanceled } = session;
  const summary = asOneLine(`Mentor session with ${other}`);
  const calendar = ical({
    name: escape(summary, false),
    prodId: { company: 'FutureLab', product: 'Mentorship', language: 'EN' },
    method: isCanceled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    id: `${id}@${new URL(site).hostname}`,
    sequence,
    start: meetsAt,
    end: new Date(meetsAt.getTime() + SESSION_MINUTES * 60_000),
    stamp: updatedAt,
    lastModified: updatedAt,
    summary,
    description: `${topic}\n\n${site}${paths.mentorship}`,
    location: meetingUrl,
    url: meetingUrl,
    organizer: { name: 'FutureLab', email: sender },
    status: isCanceled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  return calendar.toString();
}
