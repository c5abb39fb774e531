import { learningPoints } from './learning-points';

test('nothing done is worth nothing', () => {
  expect(learningPoints({ enrollments: [], rsvps: 0, groups: 0 })).toBe(0);
});

test('a completed course is worth 100, one in progress 25, an RSVP 10 and a group 15', () => {
  expect(learningPoints({ enrollments: [{ progress: 100 }], rsvps: 0, groups: 0 })).toBe(100);
  expect(learningPoints({ enrollments: [{ progress: 40 }], rsvps: 0, groups: 0 })).toBe(25);
  expect(learningPoints({ enrollments: [], rsvps: 1, groups: 0 })).toBe(10);
  expect(learningPoints({ enrollments: [], rsvps: 0, groups: 1 })).toBe(15);
});

test('a course that has not been started is worth nothing yet', () => {
  expect(learningPoints({ enrollments: [{ progress: 0 }], rsvps: 0, groups: 0 })).toBe(0);
});

test('everything adds up', () => {
  const enrollments = [{ progress: 100 }, { progress: 100 }, { progress: 1 }, { progress: 0 }];
  expect(learningPoints({ enrollments, rsvps: 3, groups: 2 })).toBe(285);
});
