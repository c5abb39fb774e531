import { agendaText, readAgenda } from './agenda-lines';
import { placeInMonth, recurrenceRule, type Repetition } from './recurrence';

const chosen = (more: Partial<Repetition>): Repetition => ({
  repeats: 'weekly',
  ends: 'count',
  count: '6',
  until: '2027-06-01',
  ...more,
});

describe('how often an event repeats', () => {
  it.each([
    [{}, 'FREQ=WEEKLY;COUNT=6'],
    [{ repeats: 'fortnightly', ends: 'until' }, 'FREQ=WEEKLY;INTERVAL=2;UNTIL=20270601'],
    [{ repeats: 'monthly' }, 'FREQ=MONTHLY;COUNT=6'],
    [{ repeats: 'monthly', count: '' }, 'FREQ=MONTHLY'],
    [{ repeats: '' }, null],
    [{ repeats: 'monthly-weekday' }, 'FREQ=MONTHLY;BYDAY=4TU;COUNT=6'],
  ] as const)('%j is %s', (more, rule) => {
    expect(recurrenceRule(chosen(more), '2028-02-22T18:00')).toBe(rule);
  });

  it.each([
    ['2027-03-02T18:00', 'first', false],
    ['2028-02-22T18:00', 'fourth', false],
    ['2027-02-23T18:00', 'fourth', true],
    ['2028-02-29T18:00', 'fifth', true],
  ])('%s is the %s of its weekday in the month, and the last: %s', (startsAt, ordinal, isLast) => {
    expect(placeInMonth(startsAt)).toMatchObject({ ordinal, isLast });
  });

  it('is the last weekday only from a date that is', () => {
    const last = chosen({ repeats: 'monthly-last' });
    expect(recurrenceRule(last, '2027-02-23T18:00')).toBe('FREQ=MONTHLY;BYDAY=-1TU;COUNT=6');
    expect(recurrenceRule(last, '2027-02-16T18:00')).toBe('FREQ=MONTHLY;BYDAY=3TU;COUNT=6');
    expect(recurrenceRule(chosen({ repeats: 'monthly-weekday' }), '2027-03-30T18:00')).toBe(
      'FREQ=MONTHLY;BYDAY=-1TU;COUNT=6',
    );
  });
});

describe('an agenda as one types it', () => {
  it('is a time and a text on each line', () => {
    expect(readAgenda('18:00 Arriving\n\n  9.30 – A tour: short\r\n20:15\n')).toEqual([
      { at: '18:00', title: 'Arriving' },
      { at: '09:30', title: 'A tour: short' },
      { at: '20:15', title: '' },
    ]);
  });

  it('keeps a line without a time, and comes back as it was', () => {
    expect(readAgenda('Arriving')).toEqual([{ at: '', title: 'Arriving' }]);
    const text = '18:00 Arriving\n18:15 A tour';
    expect(agendaText(readAgenda(text))).toBe(text);
  });
});
