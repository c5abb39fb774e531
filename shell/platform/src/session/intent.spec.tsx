import { render } from '@testing-library/react';
import { noteIntent, useIntent } from './intent';

function Page({ name, run }: { name: string | null; run: () => void }) {
  useIntent(name, run);
  return null;
}

const open = (name: string | null): number => {
  const run = jest.fn();
  render(<Page name={name} run={run} />);
  return run.mock.calls.length;
};

beforeEach(() => sessionStorage.clear());

test('What was pressed is done once, by the page it was meant for', () => {
  noteIntent('enroll:1');
  expect(open('enroll:2')).toBe(0);
  expect(open(null)).toBe(0);
  expect(open('enroll:1')).toBe(1);
  expect(open('enroll:1')).toBe(0);
});

test('What was pressed long ago is not done', () => {
  jest.useFakeTimers();
  noteIntent('enroll:1');
  jest.advanceTimersByTime(61 * 60_000);
  expect(open('enroll:1')).toBe(0);
  jest.useRealTimers();
});
