import { agendaInstant } from './event-agenda';

test('An agenda goes on over midnight', () => {
  const event = { startDate: '2026-11-10T22:30:00.000Z', localStart: '2026-11-10T23:30' };
  const at = (clock: string) => new Date(agendaInstant(event, clock)).toISOString();
  expect(['23:30', '23:50', '00:15'].map(at)).toEqual([
    '2026-11-10T22:30:00.000Z',
    '2026-11-10T22:50:00.000Z',
    '2026-11-10T23:15:00.000Z',
  ]);
});
