import { jobsDue } from './schedule.js';

const QUEUES = [
  { name: 'unscheduled', schedule: null },
  { name: 'minutely', schedule: '* * * * *' },
  { name: 'hourly', schedule: '17 * * * *' },
  { name: 'daily', schedule: '11 7 * * *' },
  { name: 'nightly', schedule: '41 3 * * *' },
];
const day = (time: string) => new Date(`2026-03-02T${time}Z`);
const due = (since: string, now: string) => jobsDue(QUEUES, day(since), day(now));
const namesDue = (since: string, now: string) => due(since, now).map(({ name }) => name);

describe('The schedule', () => {
  it('has each job due once, in the turn after its time', () => {
    expect(namesDue('07:10:50', '07:11:00')).toEqual([]);
    expect(namesDue('07:11:00', '07:11:10')).toEqual(['minutely', 'daily']);
    expect(namesDue('07:11:10', '07:11:20')).toEqual([]);
  });

  it('makes up for what was due while it could not be kept, once', () => {
    expect(namesDue('07:10:50', '09:12:00')).toEqual(['minutely', 'hourly', 'daily']);
  });

  it('is kept by several processes together: to each of them a job has the same id', () => {
    const [one, other] = [due('07:10:55', '07:11:05'), due('07:10:58.5', '07:11:08.5')];
    expect(one).toEqual(other);
    const nextMinute = due('07:12:00', '07:12:05');
    expect(new Set([...one, ...nextMinute].map(({ id }) => id)).size).toBe(one.length + nextMinute.length);
  });
});
