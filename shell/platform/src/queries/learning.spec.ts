import { coursesToContinue, courseState } from './learning';

const course = (progress: number, lastActivityAt: string | null, startedAt = '2026-01-01T08:00:00Z') => ({
  progress,
  lastActivityAt,
  startedAt,
});

test('completed courses are not continued, nor are those that wait while others are in progress', () => {
  expect(coursesToContinue([course(100, '2026-03-01T08:00:00Z')])).toEqual([]);
  const courses = [course(0, null), course(10, '2026-03-01T08:00:00Z')];
  expect(coursesToContinue(courses).map(({ progress }) => progress)).toEqual([10]);
});

test('a beginner is offered the courses that wait for the first lesson', () => {
  const courses = [course(0, null), course(0, null, '2026-02-01T08:00:00Z'), course(100, null)];
  expect(coursesToContinue(courses).map(({ startedAt }) => startedAt)).toEqual([
    '2026-02-01T08:00:00Z',
    '2026-01-01T08:00:00Z',
  ]);
});

test('at most three courses are continued, the latest first', () => {
  const courses = [
    course(10, '2026-03-01T08:00:00Z'),
    course(20, '2026-03-04T08:00:00Z'),
    course(30, null, '2026-03-03T08:00:00Z'),
    course(40, '2026-03-02T08:00:00Z'),
  ];
  expect(coursesToContinue(courses).map(({ progress }) => progress)).toEqual([20, 30, 40]);
});

test.each([
  [0, 'not started'],
  [1, 'in progress'],
  [99, 'in progress'],
  [100, 'completed'],
])('a course at %i percent is %s', (progress, state) => {
  expect(courseState({ progress })).toBe(state);
});
