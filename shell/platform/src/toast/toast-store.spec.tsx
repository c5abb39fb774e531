import { act, renderHook } from '@testing-library/react';
import { ApiError } from '../api/api-error';
import { toastError } from './toast-error';
import {
  dismissToast,
  toast,
  TOAST_DURATION_MS,
  TOAST_LIMIT,
  TOAST_REMOVE_DELAY_MS,
  useToasts,
} from './toast-store';

beforeEach(() => jest.useFakeTimers());

afterEach(() => {
  act(() => {
    dismissToast();
    jest.runAllTimers();
  });
  jest.useRealTimers();
});

const shown = () => renderHook(() => useToasts()).result;

test('The numbers are those of the product', () => {
  expect(TOAST_LIMIT).toBe(1);
  expect(TOAST_DURATION_MS).toBe(5000);
  expect(TOAST_REMOVE_DELAY_MS).toBe(1_000_000);
});

test('Only the newest toast stays', () => {
  const toasts = shown();
  act(() => {
    toast({ title: 'First' });
    toast({ title: 'Second' });
  });
  expect(toasts.current.map(({ title, open }) => [title, open])).toEqual([['Second', true]]);
});

test('A dismissed toast closes at once and leaves the store after 1,000,000 ms', () => {
  const toasts = shown();
  act(() => {
    toast({ title: 'Saved' }).dismiss();
  });
  expect(toasts.current.map(({ open }) => open)).toEqual([false]);
  act(() => jest.advanceTimersByTime(999_999));
  expect(toasts.current).toHaveLength(1);
  act(() => jest.advanceTimersByTime(1));
  expect(toasts.current).toHaveLength(0);
});

test('A toast can change its text while it is shown', () => {
  const toasts = shown();
  act(() => toast({ title: 'Sending' }).update({ title: 'Sent' }));
  expect(toasts.current[0]).toMatchObject({ title: 'Sent', open: true });
});

test('The removal of an old toast does not take the new one away', () => {
  const toasts = shown();
  act(() => {
    toast({ title: 'Old' }).dismiss();
    toast({ title: 'New' });
  });
  act(() => jest.advanceTimersByTime(TOAST_REMOVE_DELAY_MS));
  expect(toasts.current.map(({ title }) => title)).toEqual(['New']);
});

test.each([
  ['what the api says', new ApiError(409, JSON.stringify({ message: 'It is full.' })), 'It is full.'],
  ['that the connection may have dropped', new TypeError(), 'The connection may have dropped. Try again.'],
])('A toast about an error tells why: %s', (_, error, description) => {
  const toasts = shown();
  act(() => void toastError('You have not joined yet', error));
  expect(toasts.current[0]).toMatchObject({
    variant: 'error',
    title: 'You have not joined yet',
    description,
  });
});
