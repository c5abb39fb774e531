import { achievementsOf } from './achievements';

const unlocked = (counts: Parameters<typeof achievementsOf>[0]) =>
  achievementsOf(counts)
    .filter((achievement) => achievement.unlocked)
    .map(({ title }) => title);

test('nothing is unlocked while every count is zero', () => {
  expect(unlocked({ coursesEnrolled: 0, coursesCompleted: 0, groupsJoined: 0 })).toEqual([]);
});

test('each achievement is unlocked by its own count', () => {
  expect(unlocked({ coursesEnrolled: 1, coursesCompleted: 0, groupsJoined: 0 })).toEqual([
    'Knowledge Seeker',
  ]);
  expect(unlocked({ coursesEnrolled: 2, coursesCompleted: 1, groupsJoined: 0 })).toEqual([
    'Knowledge Seeker',
    'Course Completer',
  ]);
  expect(unlocked({ coursesEnrolled: 0, coursesCompleted: 0, groupsJoined: 3 })).toEqual([
    'Community Member',
  ]);
});
