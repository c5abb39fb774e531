import { canceledText, movedText } from './event-change-mails.js';

const event = (startsAt: string) => ({
  title: 'Reading',
  startsAt: new Date(startsAt),
  timeZone: 'America/New_York',
  format: 'online' as const,
  location: null,
});
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('A mail to Paris about an event in New York', () => {
  // New York changes its clocks on March 14, 2027, Paris on March 28; back on November 7 and October 31.
  it('says what both clocks show before, between and after their changes', () => {
    const text = (from: string, to: string) =>
      plain(
        movedText([{ was: event(from), now: event(to) }], 'Europe/Paris', 'https://site.test/events/reading'),
      );
    expect(text('2027-03-10T23:00Z', '2027-03-17T22:00Z')).toContain(
      `  Was: Thu, Mar 11, 12:00 AM CET (Wed, Mar 10, 6:00 PM EST in New York)
  Now: Wed, Mar 17, 11:00 PM CET (Wed, Mar 17, 6:00 PM EDT in New York)`,
    );
    expect(text('2027-03-31T22:00Z', '2027-11-03T22:00Z')).toContain(
      `  Was: Thu, Apr 1, 12:00 AM CEST (Wed, Mar 31, 6:00 PM EDT in New York)
  Now: Wed, Nov 3, 11:00 PM CET (Wed, Nov 3, 6:00 PM EDT in New York)`,
    );
  });

  it('says what is canceled, once where the reader is with the host', () => {
    const text = (zone: string) => plain(canceledText([event('2027-11-10T23:00Z')], zone, ''));
    expect(text('Europe/Paris')).toContain(
      'Was: Thu, Nov 11, 12:00 AM CET (Wed, Nov 10, 6:00 PM EST in New York)',
    );
    expect(text('America/Toronto')).toContain('Was: Wed, Nov 10, 6:00 PM EST\n');
  });
});
