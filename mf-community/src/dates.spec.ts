import { clocksDiffer, clockTime, dayInWords, dayKey, timeRange, zoneAbbreviation, zoneCity } from './dates';

const EVENING = '2025-11-20T23:30:00.000Z';

describe('dates in words', () => {
  it('name the day of the zone, not of the server', () => {
    expect(dayInWords(EVENING, 'America/New_York')).toBe('Thursday, November 20');
    expect(dayInWords(EVENING, 'Asia/Tokyo')).toBe('Friday, November 21');
    expect(dayKey(EVENING, 'Asia/Tokyo')).toBe('2025-11-21');
  });

  it('write clock times with an ordinary space', () => {
    expect(clockTime(EVENING, 'America/New_York')).toBe('6:30 PM');
    expect(timeRange(EVENING, '2025-11-21T01:00:00.000Z', 'America/New_York')).toBe('6:30 PM – 8:00 PM EST');
  });

  it('abbreviate the zone as it is on that date', () => {
    expect(zoneAbbreviation('2025-01-15T12:00:00.000Z', 'America/New_York')).toBe('EST');
    expect(zoneAbbreviation('2025-07-15T12:00:00.000Z', 'America/New_York')).toBe('EDT');
  });

  it('know when two zones show different clocks', () => {
    expect(clocksDiffer(EVENING, 'Europe/Berlin', 'Europe/Paris')).toBe(false);
    expect(clocksDiffer(EVENING, 'Europe/Berlin', 'Europe/Lisbon')).toBe(true);
  });

  it('call a zone by its city', () => {
    expect(zoneCity('America/New_York')).toBe('New York');
  });
});
