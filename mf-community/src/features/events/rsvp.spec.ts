import { anEvent } from '../../test-data';
import { placesLabel } from '../../shared/places-label';
import { expectedStatus, isOver, withCounts, withRsvp } from './rsvp';

describe('an answer to an event', () => {
  const event = { goingCount: 8, placesLeft: 2 };

  it('takes one place and gives it back', () => {
    const going = withCounts(event, null, 'going');
    expect(going).toEqual({ goingCount: 9, placesLeft: 1 });
    expect(withCounts(going, 'going', null)).toEqual(event);
  });

  it('takes no place twice, none for a waiting list, and none where there is no limit', () => {
    expect(withCounts(event, 'going', 'going')).toEqual(event);
    expect(withCounts(event, null, 'waitlisted')).toEqual(event);
    expect(withCounts({ goingCount: 8, placesLeft: null }, null, 'going')).toEqual({
      goingCount: 9,
      placesLeft: null,
    });
  });

  it('waits when the event is full', () => {
    expect([0, 1, null].map((left) => expectedStatus('going', null, left))).toEqual([
      'waitlisted',
      'going',
      'going',
    ]);
  });

  it('keeps a place, or the place in line, where the event is full', () => {
    expect([
      expectedStatus('going', 'going', 0),
      expectedStatus('going', 'waitlisted', 3),
      expectedStatus('maybe', 'going', 0),
      expectedStatus('declined', 'going', 0),
    ]).toEqual(['going', 'waitlisted', 'maybe', null]);
  });

  it('takes no further place where one is held, and counts once it is a yes', () => {
    const held = { goingCount: 8, placesLeft: 0 };
    expect(expectedStatus('going', 'held', 0)).toBe('going');
    expect(withCounts(held, 'held', 'going')).toEqual({ goingCount: 9, placesLeft: 0 });
    expect(withCounts(held, 'held', null)).toEqual({ goingCount: 8, placesLeft: 1 });
  });

  it('replaces the one before it', () => {
    const rsvp = {
      id: 'r',
      eventId: 'e1',
      status: 'maybe' as const,
      placeInLine: null,
      confirmBy: null,
      createdAt: '',
    };
    expect(withRsvp([rsvp], 'e1', { ...rsvp, status: 'going' })).toEqual([{ ...rsvp, status: 'going' }]);
    expect(withRsvp([rsvp], 'e1', null)).toEqual([]);
  });
});

describe('an event as text', () => {
  it('says how many places are left', () => {
    expect([null, 0, 1, 5].map(placesLabel)).toEqual([
      null,
      'Full, waitlist open',
      '1 spot left',
      '5 spots left',
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
