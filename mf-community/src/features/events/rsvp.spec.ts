import { anEvent } from '../../test-data';
import { groupByDay } from './group-by-day';
import { expectedStatus, isOver, placesInWords, withAnswer, withRsvp } from './rsvp';

describe('an answer to an event', () => {
  const event = { goingCount: 8, placesLeft: 2 };

  it('takes one place and gives it back', () => {
    const going = withAnswer(event, null, 'going');
    expect(going).toEqual({ goingCount: 9, placesLeft: 1 });
    expect(withAnswer(going, 'going', null)).toEqual(event);
  });

  it('takes no place twice, none for a waiting list, and none where there is no limit', () => {
    expect(withAnswer(event, 'going', 'going')).toEqual(event);
    expect(withAnswer(event, null, 'waitlisted')).toEqual(event);
    expect(withAnswer({ goingCount: 8, placesLeft: null }, null, 'going')).toEqual({
      goingCount: 9,
      placesLeft: null,
    });
  });

  it('waits when the event is full', () => {
    expect([expectedStatus(0), expectedStatus(1), expectedStatus(null)]).toEqual([
      'waitlisted',
      'going',
      'going',
    ]);
  });

  it('replaces the one before it', () => {
    const rsvp = { id: 'r', eventId: 'e1', status: 'maybe' as const, createdAt: '' };
    expect(withRsvp([rsvp], 'e1', { ...rsvp, status: 'going' })).toEqual([{ ...rsvp, status: 'going' }]);
    expect(withRsvp([rsvp], 'e1', null)).toEqual([]);
  });
});

describe('an event in words', () => {
  it('says how many places are left', () => {
    expect([null, 0, 1, 5].map(placesInWords)).toEqual([
      null,
      'Full, waiting list open',
      '1 place left',
      '5 places left',
    ]);
  });

  it('is over when its end has passed', () => {
    const { endDate } = anEvent();
    expect([Date.parse(endDate) - 1, Date.parse(endDate)].map((at) => isOver({ endDate }, at))).toEqual([
      false,
      true,
    ]);
  });
});

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
