import type { Achievement } from '@futurelab/platform/queries/learning';
import { achievementsOf, latestOthers } from './achievements';

const none = { coursesEnrolled: 0, coursesCompleted: 0, groupsJoined: 0 };

const earned = (title: string, earnedAt: string | null): Achievement => ({
  key: title,
  kind: 'learning',
  title,
  rule: 'Do it',
  href: `/about/${title}`,
  earnedAt,
  about: null,
  isPrivate: false,
});

const unlocked = (...args: Parameters<typeof achievementsOf>) =>
  achievementsOf(...args)
    .filter((achievement) => achievement.unlocked)
    .map(({ title }) => title);

test('nothing is unlocked while every count is zero', () => {
  expect(unlocked(none)).toEqual([]);
});

test('each achievement is unlocked by its own count', () => {
  expect(unlocked({ ...none, coursesEnrolled: 1 })).toEqual(['Knowledge Seeker']);
  expect(unlocked({ ...none, coursesEnrolled: 2, coursesCompleted: 1 })).toEqual([
    'Knowledge Seeker',
    'Course Completer',
  ]);
  expect(unlocked({ ...none, groupsJoined: 3 })).toEqual(['Community Member']);
});

test('what was earned once stays when its count is zero again', () => {
  expect(unlocked(none, [earned('Community Member', '2026-03-01T08:00:00Z')])).toEqual(['Community Member']);
});

test('the others that were earned last follow, the latest first', () => {
  const all = [
    earned('Knowledge Seeker', '2026-03-09T08:00:00Z'),
    earned('Ten Lessons', '2026-03-01T08:00:00Z'),
    earned('Well Read', '2026-03-03T08:00:00Z'),
    earned('Connected', '2026-03-02T08:00:00Z'),
    earned('Many Circles', null),
  ];
  expect(latestOthers(all, achievementsOf(none, all), 2).map(({ title }) => title)).toEqual([
    'Well Read',
    'Connected',
  ]);
});
