import { overallProgress } from './overall-progress';

test('without courses the overall progress is zero', () => {
  expect(overallProgress([])).toBe(0);
});

test('the overall progress is the rounded average of all courses', () => {
  expect(overallProgress([{ progress: 100 }, { progress: 45 }, { progress: 0 }])).toBe(48);
  expect(overallProgress([{ progress: 50 }, { progress: 51 }])).toBe(51);
});
