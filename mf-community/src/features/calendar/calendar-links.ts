import type { EventDetail } from '../../queries/events';

type Entry = Pick<EventDetail, 'title' | 'summary' | 'startDate' | 'endDate' | 'format' | 'location'>;

/** "20270320T220000Z" */
const compact = (instant: string): string =>
  `${new Date(instant).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
const placeOf = ({ format, location }: Entry): string => (format === 'online' ? 'Online' : (location ?? ''));

export const googleLink = (event: Entry): string =>
  `https://calendar.google.com/calendar/render?${String(
    new URLSearchParams({
      action: 'TEMPLATE',
      text: event.title,
      dates: `${compact(event.startDate)}/${compact(event.endDate)}`,
      details: event.summary,
      location: placeOf(event),
    }),
  )}`;

export const outlookLink = (event: Entry): string =>
  `https://outlook.live.com/calendar/0/deeplink/compose?${String(
    new URLSearchParams({
      rru: 'addevent',
      subject: event.title,
      startdt: event.startDate,
      enddt: event.endDate,
      body: event.summary,
      location: placeOf(event),
    }),
  )}`;

/** Ways to subscribe to the calendar at an address. */
export function subscribeLinks(url: string): { label: string; href: string }[] {
  const webcal = url.replace(/^https?:/, 'webcal:');
  return [
    { label: 'This device’s calendar', href: webcal },
    {
      label: 'Google Calendar',
      href: `https://calendar.google.com/calendar/render?${String(new URLSearchParams({ cid: webcal }))}`,
    },
    {
      label: 'Outlook',
      href: `https://outlook.live.com/calendar/0/addfromweb?${String(new URLSearchParams({ url, name: 'FutureLab' }))}`,
    },
  ];
}
