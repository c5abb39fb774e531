import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { RelativeTime } from './relative-time';

const NOW = new Date('2026-03-10T18:00:00Z');

beforeEach(() => jest.useFakeTimers({ now: NOW }));
afterEach(() => jest.useRealTimers());

const textAt = (at: string) => {
  const { container, unmount } = render(<RelativeTime at={at} timeZone="Europe/Paris" />);
  const text = container.textContent;
  unmount();
  return text;
};

test.each([
  ['2026-03-10T17:59:40Z', 'just now'],
  ['2026-03-10T17:55:00Z', '5 min ago'],
  ['2026-03-10T15:00:00Z', '3 h ago'],
  ['2026-03-08T12:00:00Z', '2 d ago'],
  ['2026-03-01T12:00:00Z', 'Mar 1, 2026'],
  ['2026-03-11T12:00:00Z', 'Mar 11, 2026'],
])('What was at %s is shown as %s', (at, text) => expect(textAt(at)).toBe(text));

test('Its title is the full date', () => {
  render(<RelativeTime at="2026-03-10T17:55:00Z" timeZone="Europe/Paris" />);
  const title = screen.getByText('5 min ago').title.replaceAll('\u00a0', ' ');
  expect(title).toBe('Tuesday, March 10, 2026, 6:55 PM CET');
});

test('It moves on while the page lies open', () => {
  render(<RelativeTime at="2026-03-10T17:55:00Z" timeZone="Europe/Paris" />);
  act(() => void jest.advanceTimersByTime(120_000));
  expect(screen.getByText('7 min ago')).toBeVisible();
});

test('The server, which does not know when it is read, says the date', () => {
  const markup = renderToString(<RelativeTime at="2026-03-10T17:55:00Z" timeZone="Europe/Paris" />);
  expect(markup).toContain('>Mar 10, 2026<');
});
