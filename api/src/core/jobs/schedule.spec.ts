import { jobsDue } from './schedule.js';

const day = (time: string) => new Date(`2026-03-02T${time}Z`);
const namesDue = (since: string, now: string) =>
  jobsDue(day(since), day(now))
    .map(({ name }) => name)
    .sort();
const EVERY_TEN_SECONDS = ['canary-watch'];
const EVERY_MINUTE = [
  ...EVERY_TEN_SECONDS,
  'achievements',
  'event-places',
  'event-reminders',
  'notification-mail',
];

describe('The schedule', () => {
  it('has each job due once, in the turn after its time', () => {
    expect(namesDue('07:10:50', '07:11:00')).toEqual(EVERY_TEN_SECONDS);
    expect(namesDue('07:11:00', '07:11:10')).toEqual([...EVERY_MINUTE, 'digest'].sort());
    expect(namesDue('07:11:10', '07:11:20')).toEqual(EVERY_TEN_SECONDS);
  });

  it('makes up for what was due while it could not be kept, once', () => {
    expect(namesDue('07:10:50', '09:12:00')).toEqual(
      [
        ...EVERY_MINUTE,
        'account-deletions',
        'billing',
        'data-export-pruning',
        'digest',
        'exchanges',
        'housekeeping',
        'season-reminders',
      ].sort(),
    );
  });

  it('is kept by several processes together: to each of them a job has the same id', () => {
    const [one, other] = [
      jobsDue(day('07:10:55'), day('07:11:05')),
      jobsDue(day('07:10:58.5'), day('07:11:08.5')),
    ];
    expect(one).toEqual(other);
    const nextMinute = jobsDue(day('07:12:00'), day('07:12:05'));
    expect(new Set([...one, ...nextMinute].map(({ id }) => id)).size).toBe(one.length + nextMinute.length);
  });
});
