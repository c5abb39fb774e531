import { stepFrom } from './steps';

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
