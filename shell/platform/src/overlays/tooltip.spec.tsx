import { act, fireEvent, render, screen } from '@testing-library/react';
import { Tooltip, TooltipGroup } from './tooltip';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const restOn = (name: string) => {
  fireEvent.pointerMove(screen.getByRole('button', { name }), { pointerType: 'mouse' });
};
const leave = (name: string) => {
  fireEvent.pointerLeave(screen.getByRole('button', { name }), { pointerType: 'mouse' });
  fireEvent.keyDown(document, { key: 'Escape' });
};

test('A tooltip shows after resting 700 ms on its button', () => {
  render(
    <Tooltip label="Counts when you press it">
      <button>Mark complete</button>
    </Tooltip>,
  );
  restOn('Mark complete');
  wait(699);
  expect(screen.queryByRole('tooltip')).toBeNull();
  wait(1);
  expect(screen.getByRole('tooltip')).toHaveTextContent('Counts when you press it');
});

function renderTwo() {
  render(
    <TooltipGroup>
      <Tooltip label="Yesterday">
        <button>Back</button>
      </Tooltip>
      <Tooltip label="Tomorrow">
        <button>Forward</button>
      </Tooltip>
    </TooltipGroup>,
  );
  restOn('Back');
  wait(700);
  leave('Back');
}

test('Within 300 ms of a tooltip its neighbor shows at once', () => {
  renderTwo();
  wait(299);
  restOn('Forward');
  expect(screen.getByRole('tooltip')).toHaveTextContent('Tomorrow');
});

test('Later than that it waits again', () => {
  renderTwo();
  wait(301);
  restOn('Forward');
  expect(screen.queryByRole('tooltip')).toBeNull();
});
