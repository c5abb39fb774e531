import { coursesToContinue } from './courses-to-continue';

const course = (progress: number, lastActivityAt: string | null, startedAt = '2026-01-01T08:00:00Z') => ({
  progress,
  lastActivityAt,
  startedAt,
});

test('courses that are not started or completed are not continued', () => {
  expect(coursesToContinue([course(0, null), course(100, '2026-03-01T08:00:00Z')])).toEqual([]);
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
