import {
  clocksDiffer,
  clockTime,
  dateAndTime,
  dateTimeAndZone,
  longDateInYear,
  fromNow,
  isoDate,
  longDate,
  longDateWithYear,
  monthAndDay,
  monthAndYear,
  shortDate,
  shortDateWithYear,
  timeForReader,
  timeRange,
  zoneAbbreviation,
  zoneCity,
} from '.';

const EVENING = '2025-11-20T23:30:00.000Z';

test('Dates are those of the given zone', () => {
  expect(longDate(EVENING, 'America/New_York')).toBe('Thursday, November 20');
  expect(longDate(EVENING, 'Asia/Tokyo')).toBe('Friday, November 21');
  expect(shortDate(EVENING, 'Asia/Tokyo')).toBe('Fri, Nov 21');
  expect(longDateWithYear(EVENING, 'Asia/Tokyo')).toBe('November 21, 2025');
  expect(shortDateWithYear(EVENING, 'Asia/Tokyo')).toBe('Nov 21, 2025');
  expect(monthAndYear(EVENING, 'UTC')).toBe('November 2025');
  expect(monthAndDay(EVENING, 'Asia/Tokyo')).toEqual({ month: 'Nov', day: '21' });
  expect(isoDate(EVENING, 'Asia/Tokyo')).toBe('2025-11-21');
  expect(isoDate(Date.parse(EVENING), 'UTC')).toBe('2025-11-20');
});

test('A day of another year says its year, by the clock of the zone', () => {
  const day = (now: string) => longDateInYear('2025-12-31T23:30:00Z', 'Asia/Tokyo', now);
  expect(day('2026-06-01T00:00:00Z')).toBe('Thursday, January 1');
  expect(day('2025-12-31T23:00:00Z')).toBe('Thursday, January 1');
  expect(day('2025-12-31T14:00:00Z')).toBe('Thursday, January 1, 2026');
});

test('A day without a time stays that day', () => {
  expect(longDate('2026-05-14', 'UTC')).toBe('Thursday, May 14');
});

test('Times are those of the given zone, with one kind of space', () => {
  expect(clockTime(EVENING, 'America/New_York')).toBe('6:30\u00a0PM');
  expect(dateAndTime(EVENING, 'America/New_York')).toBe('Nov 20, 6:30\u00a0PM');
  expect(dateTimeAndZone(EVENING, 'Europe/Berlin')).toBe('Fri, Nov 21, 12:30\u00a0AM CET');
  expect(timeRange(EVENING, '2025-11-21T01:00:00.000Z', 'America/New_York')).toBe(
    '6:30\u00a0PM – 8:00\u00a0PM EST',
  );
});

test('Times and abbreviations follow daylight saving', () => {
  expect(clockTime('2026-03-28T17:00:00Z', 'Europe/Amsterdam')).toBe('6:00\u00a0PM');
  expect(clockTime('2026-03-30T17:00:00Z', 'Europe/Amsterdam')).toBe('7:00\u00a0PM');
  expect(zoneAbbreviation('2025-01-15T12:00:00.000Z', 'America/New_York')).toBe('EST');
  expect(zoneAbbreviation('2025-07-15T12:00:00.000Z', 'America/New_York')).toBe('EDT');
});

test.each([
  ['Europe/Paris', 'CET', 'CEST'],
  ['Europe/London', 'GMT', 'BST'],
  ['Europe/Dublin', 'GMT', 'IST'],
  ['Europe/Lisbon', 'WET', 'WEST'],
  ['Europe/Athens', 'EET', 'EEST'],
  ['America/Los_Angeles', 'PST', 'PDT'],
  ['Australia/Sydney', 'AEDT', 'AEST'],
  ['Africa/Johannesburg', 'SAST', 'SAST'],
  ['Asia/Kolkata', 'IST', 'IST'],
  ['Asia/Tokyo', 'GMT+9', 'GMT+9'],
  ['UTC', 'UTC', 'UTC'],
])('%s is called %s in January and %s in July', (zone, january, july) => {
  const names = ['2026-01-15T12:00Z', '2026-07-15T12:00Z'].map((day) => zoneAbbreviation(day, zone));
  expect(names).toEqual([january, july]);
});

test.each([
  ['Europe/Paris', '2026-03-29T00:59:59Z', 'CET', '2026-03-29T01:00:00Z', 'CEST'],
  ['America/New_York', '2026-11-01T05:59:59Z', 'EDT', '2026-11-01T06:00:00Z', 'EST'],
  ['Australia/Lord_Howe', '2026-10-03T15:29:59Z', 'LHST', '2026-10-03T15:30:00Z', 'LHDT'],
])(
  'The name of %s changes with its clocks, whichever is asked for first',
  (zone, last, before, first, after) => {
    for (const [instant, name] of [
      [last, before],
      [first, after],
      [last, before],
    ] as const)
      expect(zoneAbbreviation(instant, zone)).toBe(name);
  },
);

test('Each zone has its own clock, however many have been asked for', () => {
  const zones = Intl.supportedValuesOf('timeZone');
  const clocks = () => zones.map((zone) => [clockTime(EVENING, zone), zoneAbbreviation(EVENING, zone)]);
  const fresh = zones.map((timeZone) =>
    new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', minute: '2-digit' }).format(
      new Date(EVENING),
    ),
  );
  const first = clocks();
  expect(clocks()).toEqual(first);
  expect(first.map(([time]) => time!.replace('\u00a0', ' '))).toEqual(
    fresh.map((time) => time.replace('\u202f', ' ')),
  );
});

// New York changes its clocks on March 8, Paris on March 29; back on November 1 and October 25.
test.each([
  ['2026-03-07T23:00Z', 'Sun, Mar 8, 12:00 AM CET', 'Sat, Mar 7, 6:00 PM EST'],
  ['2026-03-17T22:00Z', 'Tue, Mar 17, 11:00 PM CET', 'Tue, Mar 17, 6:00 PM EDT'],
  ['2026-03-31T22:00Z', 'Wed, Apr 1, 12:00 AM CEST', 'Tue, Mar 31, 6:00 PM EDT'],
  ['2026-10-20T22:00Z', 'Wed, Oct 21, 12:00 AM CEST', 'Tue, Oct 20, 6:00 PM EDT'],
  ['2026-10-27T22:00Z', 'Tue, Oct 27, 11:00 PM CET', 'Tue, Oct 27, 6:00 PM EDT'],
  ['2026-11-03T23:00Z', 'Wed, Nov 4, 12:00 AM CET', 'Tue, Nov 3, 6:00 PM EST'],
])('Six in the evening in New York, %s, is read in Paris as %s', (instant, paris, newYork) => {
  const shown = timeForReader(instant, 'Europe/Paris', 'America/New_York').replaceAll('\u00a0', ' ');
  expect(shown).toBe(`${paris} (${newYork} in New York)`);
});

test('One time is enough where the clocks agree', () => {
  expect(timeForReader(EVENING, 'Europe/Paris', 'Europe/Berlin')).toBe(
    dateTimeAndZone(EVENING, 'Europe/Paris'),
  );
});

test('A time that goes over midnight, or over a change of clocks, says so at its end', () => {
  const shown = (...range: [string, string]) => timeRange(...range, 'Europe/Paris').replaceAll('\u00a0', ' ');
  expect(shown('2026-03-17T22:00Z', '2026-03-17T23:30Z')).toBe('11:00 PM – Wed, Mar 18, 12:30 AM CET');
  expect(shown('2026-03-29T00:30Z', '2026-03-29T01:30Z')).toBe('1:30 AM CET – 3:30 AM CEST');
});

test.each([
  ['2026-03-10T22:50Z', '2026-03-10T23:10Z', 'in 20 minutes'],
  ['2026-03-10T22:59:30Z', '2026-03-10T23:00Z', 'in 1 minute'],
  ['2026-03-10T22:30Z', '2026-03-11T01:30Z', 'in 3 hours'],
  ['2026-03-10T06:00Z', '2026-03-10T17:00Z', 'in 11 hours'],
  ['2026-03-10T17:00Z', '2026-03-11T06:00Z', 'tomorrow'],
  ['2026-03-09T23:30Z', '2026-03-11T22:30Z', 'tomorrow'],
  ['2026-03-10T22:30Z', '2026-03-11T23:15Z', 'in 2 days'],
  ['2026-03-27T20:00Z', '2026-03-29T18:00Z', 'in 2 days'],
])('Seen from Paris at %s, %s is %s', (now, instant, text) => {
  expect(fromNow(instant, Date.parse(now), 'Europe/Paris')).toBe(text);
});

test('Two zones are distinguished by their clocks, not by their names', () => {
  expect(clocksDiffer(EVENING, 'Europe/Berlin', 'Europe/Paris')).toBe(false);
  expect(clocksDiffer(EVENING, 'Europe/Berlin', 'Europe/Lisbon')).toBe(true);
});

test('A zone is called by its city', () => {
  expect(zoneCity('America/New_York')).toBe('New York');
});
