import { stepFrom, stepToResume } from './steps';

const blank = { currentRole: null, location: null, intents: [], interests: [], track: null };

test('somebody new begins with the first step', () => {
  expect(stepToResume({ profile: blank, hasCourse: false })).toBe(1);
});

test('somebody who has answered goes on with the first step not answered yet', () => {
  const known = { ...blank, currentRole: 'Teacher' };
  expect(stepToResume({ profile: known, hasCourse: false })).toBe(2);
  expect(stepToResume({ profile: { ...known, interests: ['Ethics'] }, hasCourse: false })).toBe(3);
  expect(
    stepToResume({ profile: { ...known, interests: ['Ethics'], track: 'ai-mastery' }, hasCourse: false }),
  ).toBe(4);
});

test.each([
  ['step=2', 2],
  ['step=4', 4],
  ['step=5', null],
  ['step=0', null],
  ['step=1.5', null],
  ['step=two', null],
  ['', null],
])('the address "%s" asks for step %s', (search, step) => {
  expect(stepFrom(new URLSearchParams(search))).toBe(step);
});
