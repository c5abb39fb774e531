import { anEvent } from '../../test-data';
import { googleLink, outlookLink } from './calendar-links';

test('Other calendars are given the instants, whatever zone they show', () => {
  const event = anEvent({ format: 'in_person', location: 'Lisbon & around' });
  expect(new URL(googleLink(event)).searchParams.get('dates')).toBe('20990604T170000Z/20990604T183000Z');
  const outlook = new URL(outlookLink(event)).searchParams;
  expect([outlook.get('startdt'), outlook.get('location')]).toEqual([
    '2099-06-04T17:00:00.000Z',
    'Lisbon & around',
  ]);
});
