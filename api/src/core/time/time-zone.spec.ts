import { knownTimeZone } from './time-zone.js';

describe('A time zone', () => {
  it.each(['UTC', 'Europe/Lisbon', 'Asia/Kolkata', 'America/Argentina/Ushuaia'])(
    'is taken as it is when it is %s',
    (zone) => expect(knownTimeZone(zone)).toBe(zone),
  );

  it.each([
    ['Etc/UTC', 'UTC'],
    ['Asia/Calcutta', 'Asia/Kolkata'],
    ['Europe/Kiev', 'Europe/Kyiv'],
    ['GMT', 'UTC'],
    ['US/Pacific', 'America/Los_Angeles'],
    ['europe/lisbon', 'Europe/Lisbon'],
  ])('is taken by its usual name when it is %s', (alias, zone) => expect(knownTimeZone(alias)).toBe(zone));

  it.each([
    'Etc/GMT+5',
    'SystemV/EST5',
    '+05:30',
    '-08',
    'Mars/Olympus',
    'Europe/Lisbon ',
    'posixrules',
    '',
    7,
    null,
    {},
  ])('is none when it is %j', (zone) => expect(knownTimeZone(zone)).toBeUndefined());
});
