import { anEvent } from '../../test-data';
import { groupByDay } from './group-by-day';

describe('groupByDay', () => {
  it('keeps the order and puts the events of a day together', () => {
    const days = groupByDay(
      [
        anEvent({ id: 'a', title: 'Mon' }),
        anEvent({ id: 'b', title: 'Mon' }),
        anEvent({ id: 'c', title: 'Tue' }),
      ],
      ({ title }) => title,
    );
    expect(days.map(({ key, events }) => [key, events.map(({ id }) => id)])).toEqual([
      ['Mon', ['a', 'b']],
      ['Tue', ['c']],
    ]);
  });
});
