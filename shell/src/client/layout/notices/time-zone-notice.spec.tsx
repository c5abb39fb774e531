import { maya, renderPage, screen, userEvent, waitFor } from '@futurelab/platform/testing';
import { Link } from '@futurelab/platform/router';
import { browserTimeZone, type CurrentUser } from '@futurelab/platform/session';
import { TimeZoneNotice } from './time-zone-notice';

const here = { ...maya, hasTimeZone: true, timeZone: browserTimeZone() };
/** A clock that never shows what the browser's shows. */
const elsewhere = {
  ...here,
  timeZone: browserTimeZone() === 'Asia/Kolkata' ? 'Asia/Tokyo' : 'Asia/Kolkata',
};
const city = elsewhere.timeZone === 'Asia/Tokyo' ? 'Tokyo' : 'Kolkata';

const open = (user: CurrentUser) =>
  renderPage(
    <>
      <TimeZoneNotice user={user} />
      <Link to="/events">Events</Link>
    </>,
    {
      user,
      api: { 'PUT /api/my/detected-time-zone': { status: 204 }, 'PATCH /api/my/profile': { body: {} } },
    },
  );
const notice = () => screen.queryByRole('complementary', { name: 'Your time zone' });
const goOn = () => userEvent.click(screen.getByRole('link', { name: 'Events' }));

beforeEach(() => localStorage.clear());

test('The zone of the browser is saved for a member who has chosen none, without a word', async () => {
  const { api } = open({ ...elsewhere, hasTimeZone: false });
  await waitFor(() =>
    expect(api.requests).toContainEqual(
      expect.objectContaining({ method: 'PUT', body: { timeZone: browserTimeZone() } }),
    ),
  );
  await goOn();
  expect(notice()).toBeNull();
});

test('The notice about a browser in another zone comes with the next page, and its button takes that zone over', async () => {
  const { api } = open(elsewhere);
  expect(notice()).toBeNull();
  await goOn();
  expect(notice()).toHaveTextContent(`Times are shown in ${city}.`);
  await userEvent.click(screen.getByRole('button', { name: /^Use / }));
  await waitFor(() =>
    expect(api.requests).toContainEqual(
      expect.objectContaining({ method: 'PATCH', body: { timeZone: browserTimeZone() } }),
    ),
  );
});

test('Who keeps the zone of the profile is not asked again for the same two zones', async () => {
  const { unmount } = open(elsewhere);
  await goOn();
  await userEvent.click(screen.getByRole('button', { name: `Keep ${city} time` }));
  expect(notice()).toBeNull();
  unmount();
  open(elsewhere);
  await goOn();
  expect(notice()).toBeNull();
});

test('Nothing is said where both clocks show the same', async () => {
  open(here);
  await goOn();
  expect(notice()).toBeNull();
});
