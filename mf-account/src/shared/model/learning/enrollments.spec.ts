import { courseState } from './enrollments';

test.each([
  [0, 'not started'],
  [1, 'in progress'],
  [99, 'in progress'],
  [100, 'completed'],
])('a course at %i percent is %s', (progress, state) => {
  expect(courseState({ progress })).toBe(state);
});
