import { act, renderPage, screen } from '@futurelab/platform/testing';
import { useToasts } from '@futurelab/platform/toast';
import { navigateAway } from '../../shared/model/full-page-navigation';
import { SignedOut } from './signed-out';

jest.mock('../../shared/model/full-page-navigation', () => ({ navigateAway: jest.fn() }));

function Toasts() {
  return useToasts().map(({ id, title, description }) => (
    <p key={id}>
      {title}: {description}
    </p>
  ));
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('says that the session has ended, and leaves for sign-in after half a second', () => {
  renderPage(
    <>
      <SignedOut />
      <Toasts />
    </>,
    { at: '/?from=mail' },
  );
  expect(screen.getByRole('heading', { name: 'Please log in' })).toBeVisible();
  expect(screen.getByText('Unauthorized: You are logged out. Logging in again...')).toBeVisible();

  act(() => jest.advanceTimersByTime(499));
  expect(navigateAway).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(1));
  expect(navigateAway).toHaveBeenCalledWith('/api/login?returnTo=%2F%3Ffrom%3Dmail');
});
