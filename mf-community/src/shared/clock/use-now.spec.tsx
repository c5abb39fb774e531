import { act, renderPage, screen } from '@futurelab/platform/testing';
import { useNow } from './use-now';

const EVENING = Date.parse('2026-03-10T22:30:00.000Z');
const Shown = ({ timeZone }: { timeZone: string }) => (
  <p>{new Date(useNow(EVENING, timeZone)).toISOString()}</p>
);

describe('The time on a page that lies open', () => {
  beforeEach(() => jest.useFakeTimers({ now: EVENING }));
  afterEach(() => jest.useRealTimers());
  const wait = (minutes: number) => act(() => jest.advanceTimersByTime(minutes * 60_000));

  it('moves on when the day of the member begins, and not before', () => {
    renderPage(<Shown timeZone="Europe/Berlin" />);
    wait(29);
    expect(screen.getByText('2026-03-10T22:30:00.000Z')).toBeVisible();
    wait(1);
    expect(screen.getByText('2026-03-10T23:00:00.000Z')).toBeVisible();
  });

  it('is right as soon as a machine has woken up', () => {
    renderPage(<Shown timeZone="UTC" />);
    act(() => {
      jest.setSystemTime(Date.parse('2026-03-11T07:00:00.000Z'));
      document.dispatchEvent(new Event('visibilitychange'));
    });
    expect(screen.getByText('2026-03-11T07:00:00.000Z')).toBeVisible();
  });
});
