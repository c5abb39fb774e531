import { canonicalTimeZone, findTimeZone, timeZones, utcOffset } from '.';

test.each([
  ['Asia/Calcutta', 'Asia/Kolkata'],
  ['Asia/Kolkata', 'Asia/Kolkata'],
  ['Europe/Kiev', 'Europe/Kyiv'],
  ['US/Pacific', 'America/Los_Angeles'],
  ['europe/lisbon', 'Europe/Lisbon'],
  ['Asia/Saigon', 'Asia/Ho_Chi_Minh'],
  ['Etc/UTC', 'UTC'],
  ['GMT', 'UTC'],
  ['Europe/Amsterdam', 'Europe/Amsterdam'],
])('The zone %s is called %s', (alias, name) => expect(canonicalTimeZone(alias)).toBe(name));

test('What is no zone has no name', () => expect(canonicalTimeZone('Mars/Olympus')).toBeUndefined());

test('Zones to choose from have their own names, each once', () => {
  const zones = timeZones();
  expect(zones).toEqual(expect.arrayContaining(['Asia/Kolkata', 'Europe/Kyiv', 'Europe/Amsterdam', 'UTC']));
  expect(zones).not.toContain('Asia/Calcutta');
  expect(zones.filter((zone) => canonicalTimeZone(zone) !== zone)).toEqual([]);
});

test.each([
  ['new york', 'America/New_York'],
  [' Kolkata ', 'Asia/Kolkata'],
  ['america/new york', 'America/New_York'],
  ['Calcutta', 'Asia/Kolkata'],
  ['utc', 'UTC'],
  ['Atlantis', undefined],
  ['+02:00', undefined],
  ['', undefined],
])('“%s” means %s', (text, zone) => expect(findTimeZone(text)).toBe(zone));

test('An offset is that of the day', () => {
  expect(utcOffset(new Date('2026-01-15'), 'America/New_York')).toBe('UTC-05:00');
  expect(utcOffset(new Date('2026-07-15'), 'America/New_York')).toBe('UTC-04:00');
  expect(utcOffset(new Date('2026-07-15'), 'Asia/Kolkata')).toBe('UTC+05:30');
  expect(utcOffset(new Date('2026-07-15'), 'UTC')).toBe('UTC+00:00');
});
