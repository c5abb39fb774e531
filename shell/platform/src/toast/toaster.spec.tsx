import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dismissToast, toast } from './toast-store';
import { Toaster, TOAST_SWIPE_PX } from './toaster';

beforeEach(() => jest.useFakeTimers());

afterEach(() => {
  act(() => {
    dismissToast();
    jest.runAllTimers();
  });
  jest.useRealTimers();
});

const show = (title: string) => act(() => toast({ title }));
const shown = (title: string) => document.querySelector('li')?.textContent?.includes(title) ?? false;

test('A toast leaves by itself after 5000 ms', () => {
  render(<Toaster />);
  show('Saved');
  act(() => jest.advanceTimersByTime(4999));
  expect(shown('Saved')).toBe(true);
  act(() => jest.advanceTimersByTime(1));
  expect(shown('Saved')).toBe(false);
});

test('The cross takes a toast away', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  render(<Toaster />);
  show('Saved');
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(shown('Saved')).toBe(false);
});

test('The action of a toast can be pressed', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const onPress = jest.fn();
  render(<Toaster />);
  act(() => toast({ title: 'Left the group', action: { label: 'Undo', onPress } }));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(onPress).toHaveBeenCalledTimes(1);
});

test('F8 moves the focus to the notifications', () => {
  render(<Toaster />);
  show('Saved');
  fireEvent.keyDown(document, { key: 'F8', code: 'F8' });
  const region = screen.getByRole('region', { name: 'Notifications (F8)' });
  expect(region).toContainElement(document.activeElement as HTMLElement);
});

test.each([
  ['short of the threshold stays', TOAST_SWIPE_PX - 1, true],
  ['past the threshold leaves', TOAST_SWIPE_PX + 1, false],
])('A toast swiped to the right %s', (_, distance, stays) => {
  expect(TOAST_SWIPE_PX).toBe(50);
  render(<Toaster />);
  show('Saved');
  const card = document.querySelector('li')!;
  fireEvent.pointerDown(card, { button: 0, clientX: 0, clientY: 0, pointerId: 1 });
  fireEvent.pointerMove(card, { clientX: 20, clientY: 0, pointerId: 1 });
  fireEvent.pointerMove(card, { clientX: distance, clientY: 0, pointerId: 1 });
  fireEvent.pointerUp(card, { clientX: distance, clientY: 0, pointerId: 1 });
  expect(shown('Saved')).toBe(stays);
});
