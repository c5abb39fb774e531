import { renderPage, screen } from '@futurelab/platform/testing';
import { EventWhen, howSoon } from './event-when';

const plain = (element: HTMLElement) => element.textContent?.replaceAll('\u00a0', ' ');

// New York changes its clocks on March 8, Paris on March 29; back on November 1 and October 25.
test.each([
  [
    '2099-03-05T23:00:00.000Z',
    'Friday, March 6' + '12:00 AM – 1:00 AM CET',
    'Thursday, March 5, 6:00 PM – 7:00 PM EST',
  ],
  [
    '2099-03-17T22:00:00.000Z',
    'Tuesday, March 17' + '11:00 PM – Wed, Mar 18, 12:00 AM CET',
    'Tuesday, March 17, 6:00 PM – 7:00 PM EDT',
  ],
  [
    '2099-03-31T22:00:00.000Z',
    'Wednesday, April 1' + '12:00 AM – 1:00 AM CEST',
    'Tuesday, March 31, 6:00 PM – 7:00 PM EDT',
  ],
  [
    '2099-10-28T22:00:00.000Z',
    'Wednesday, October 28' + '11:00 PM – Thu, Oct 29, 12:00 AM CET',
    'Wednesday, October 28, 6:00 PM – 7:00 PM EDT',
  ],
])('An event in New York at %s is shown in Paris by both clocks', (startDate, paris, newYork) => {
  const endDate = new Date(Date.parse(startDate) + 3_600_000).toISOString();
  const event = { startDate, endDate, timeZone: 'America/New_York', isCanceled: false };
  renderPage(<EventWhen event={event} timeZone="Europe/Paris" readAt={Date.parse('2099-01-02T00:00:00Z')} />);
  expect(plain(screen.getByRole('time'))).toBe(paris);
  expect(plain(screen.getByText(/For the host/))).toBe(`For the host in New York: ${newYork}`);
});

test('It says how soon it is, and that it is on, by the clock of the reader', () => {
  const shown = (now: string) =>
    howSoon('2026-11-10T23:30:00Z', '2026-11-11T00:30:00Z', 'Europe/Lisbon', Date.parse(now));
  expect(shown('2026-11-10T20:10:00Z')).toBe('In 3 hours');
  expect(shown('2026-11-09T23:45:00Z')).toBe('Tomorrow');
  expect(shown('2026-11-10T23:45:00Z')).toBe('Live now, until 12:30\u00a0AM');
  expect(shown('2026-11-11T00:30:00Z')).toBeNull();
});
