import { futureEvents } from './events';

test('only events that have not begun are in the future, soonest first', () => {
  const at = (startDate: string) => ({ startDate });
  const now = Date.parse('2026-03-10T12:00:00Z');
  expect(
    futureEvents(
      [
        at('2026-03-12T09:00:00Z'),
        at('2026-03-10T12:00:00Z'),
        at('2026-03-09T09:00:00Z'),
        at('2026-03-11T09:00:00Z'),
      ],
      now,
    ),
  ).toEqual([at('2026-03-11T09:00:00Z'), at('2026-03-12T09:00:00Z')]);
});
