import { canonicalTimeZone, timeZones } from '.';

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
