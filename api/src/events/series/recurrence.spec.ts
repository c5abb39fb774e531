import { daysBetween, MAX_DATES, shiftedStart, movedRule, readRecurrence } from './recurrence.js';

const TUESDAY = '2027-03-02T18:00';
const read = (rule: string, start = TUESDAY, zone = 'America/New_York') => readRecurrence(rule, start, zone);
function refusal(rule: string, start = TUESDAY): string | undefined {
  try {
    read(rule, start);
  } catch (error) {
    return (error as { details: { recurrence: [string] } }).details.recurrence[0];
  }
}

describe('A rule of RFC 5545', () => {
  it('keeps the hour of the wall clock over a change of clocks', () => {
    expect(read('FREQ=WEEKLY;COUNT=4')).toEqual({
      rule: 'FREQ=WEEKLY;COUNT=4',
      label: 'Every Tuesday',
      starts: ['2027-03-02T18:00', '2027-03-09T18:00', '2027-03-16T18:00', '2027-03-23T18:00'],
    });
  });

  it.each([
    ['FREQ=DAILY;COUNT=3', 'Every day'],
    ['FREQ=DAILY;INTERVAL=2;COUNT=3', 'Every second day'],
    ['FREQ=WEEKLY;INTERVAL=2;COUNT=3', 'Every second Tuesday'],
    ['FREQ=WEEKLY;BYDAY=TU,TH;COUNT=3', 'Every Tuesday and Thursday'],
    ['RRULE:FREQ=MONTHLY;COUNT=3', 'Every month on the 2nd'],
    ['FREQ=MONTHLY;BYDAY=1TU;COUNT=3', 'The first Tuesday of every month'],
    ['FREQ=MONTHLY;INTERVAL=2;BYDAY=1TU;COUNT=3', 'The first Tuesday of every second month'],
  ])('%s is “%s”', (rule, label) => {
    expect(read(rule).label).toBe(label);
  });

  it('ends with a whole day, or at an instant as the host’s clock shows it', () => {
    expect(read('FREQ=WEEKLY;UNTIL=20270316').starts.at(-1)).toBe('2027-03-16T18:00');
    // 6 PM in New York is 22:00 UTC from March 14 on.
    expect(read('FREQ=WEEKLY;UNTIL=20270316T220000Z').starts.at(-1)).toBe('2027-03-16T18:00');
    expect(read('FREQ=WEEKLY;UNTIL=20270316T215900Z').starts.at(-1)).toBe('2027-03-09T18:00');
  });

  it('is the last weekday of a month, however long it is and on whichever side of a change of clocks', () => {
    expect(read('FREQ=MONTHLY;BYDAY=-1FR;COUNT=5', '2028-01-28T18:00')).toEqual({
      rule: 'FREQ=MONTHLY;BYDAY=-1FR;COUNT=5',
      label: 'The last Friday of every month',
      starts: [
        '2028-01-28T18:00',
        '2028-02-25T18:00',
        '2028-03-31T18:00',
        '2028-04-28T18:00',
        '2028-05-26T18:00',
      ],
    });
    expect(read('FREQ=MONTHLY;BYDAY=1TU;COUNT=3').starts).toEqual([
      '2027-03-02T18:00',
      '2027-04-06T18:00',
      '2027-05-04T18:00',
    ]);
    expect(refusal('FREQ=MONTHLY;BYDAY=-1TU;COUNT=3')).toMatch(/first date/);
  });

  it('leaves out months without the day', () => {
    expect(read('FREQ=MONTHLY;COUNT=3', '2027-01-31T10:00').starts).toEqual([
      '2027-01-31T10:00',
      '2027-03-31T10:00',
      '2027-05-31T10:00',
    ]);
  });

  it.each([
    ['every Tuesday', /couldn’t read this rule/],
    ['FREQ=WEEKLY;COUNT=3;COUNT=4', /couldn’t read this rule/],
    ['FREQ=HOURLY;COUNT=3', /couldn’t read this rule/],
    ['FREQ=WEEKLY;INTERVAL=0;COUNT=3', /couldn’t read this rule/],
    ['FREQ=WEEKLY;UNTIL=20279999', /date that doesn’t exist/],
    ['FREQ=WEEKLY', /when it ends/],
    [`FREQ=WEEKLY;COUNT=${MAX_DATES + 1}`, /up to 52 dates/],
    ['FREQ=DAILY;UNTIL=20270601', /up to 52 dates/],
    ['FREQ=MONTHLY;COUNT=30', /within two years/],
    ['FREQ=WEEKLY;INTERVAL=9;UNTIL=20310101', /within two years/],
    ['FREQ=WEEKLY;BYDAY=MO;COUNT=3', /first date/],
    ['FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30;COUNT=3', /couldn’t read this rule/],
    ['FREQ=MONTHLY;BYMONTHDAY=1;BYDAY=5TU;COUNT=3', /couldn’t read this rule/],
    ['FREQ=MONTHLY;INTERVAL=12;BYMONTHDAY=30;COUNT=3', /first date/],
    ['FREQ=WEEKLY;UNTIL=20270303', /at least two/],
  ])('%s is refused with a message', (rule, label) => {
    expect(refusal(rule)).toMatch(label);
  });

  it('has 52 dates at most', () => {
    expect(read(`FREQ=WEEKLY;COUNT=${MAX_DATES}`).starts).toHaveLength(MAX_DATES);
  });

  it('moves by days, where it can', () => {
    expect(movedRule('FREQ=WEEKLY;BYDAY=TU;COUNT=4', 1, '2027-03-03T18:00', 4)).toEqual({
      rule: 'FREQ=WEEKLY;BYDAY=WE;COUNT=4',
      label: 'Every Wednesday',
    });
    expect(movedRule('FREQ=WEEKLY;BYDAY=MO;COUNT=4', -1, '2027-02-28T18:00', 4).label).toBe('Every Sunday');
    expect(movedRule('FREQ=MONTHLY;BYDAY=1TU;COUNT=4', 0, '2027-03-02T19:00', 4).label).toBe(
      'The first Tuesday of every month',
    );
    expect(() => movedRule('FREQ=MONTHLY;BYDAY=1TU;COUNT=4', 1, '2027-03-03T18:00', 4)).toThrow(
      'one at a time',
    );
    expect(shiftedStart('2027-03-30T18:00', '2027-03-02T18:00', '2027-03-03T19:30')).toBe('2027-03-31T19:30');
    expect(daysBetween('2027-03-02T23:00', '2027-03-03T01:00')).toBe(1);
  });
});
