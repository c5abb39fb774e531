import { agendaText, readAgenda } from './agenda-lines';
import { recurrenceRule, type Repetition } from './recurrence';

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
  ] as const)('%j is %s', (more, rule) => {
    expect(recurrenceRule(chosen(more))).toBe(rule);
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
