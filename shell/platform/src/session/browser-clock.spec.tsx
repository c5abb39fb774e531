import { act } from '@testing-library/react';
import { clockTime } from '../format';
import { maya, renderPage, screen } from '../testing';
import { browserTimeZone, followBrowserClock, useTimeZone } from './browser-clock';

const STARTS = '2026-03-12T16:05:00Z';

function Start() {
  const timeZone = useTimeZone();
  return <p>{timeZone ? clockTime(STARTS, timeZone) : 'not known yet'}</p>;
}

test('A visitor sees times in the zone and by the clock of their browser once the page is alive', () => {
  jest.spyOn(navigator, 'language', 'get').mockReturnValue('de-DE');
  renderPage(<Start />);
  expect(screen.getByText('not known yet')).toBeVisible();
  act(followBrowserClock);
  const expected = new Intl.DateTimeFormat('de-DE', {
    timeZone: browserTimeZone(),
    hour: 'numeric',
    minute: '2-digit',
  });
  expect(screen.getByText(expected.format(new Date(STARTS)))).toBeVisible();
});

test('A member sees times in the zone of their profile, wherever the browser is', () => {
  renderPage(<Start />, { user: { ...maya, timeZone: 'Asia/Kolkata' } });
  expect(screen.getByText(/21:35|9:35/)).toBeVisible();
});
