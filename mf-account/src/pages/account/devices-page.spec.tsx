import { maya, renderPage, screen, userEvent, waitFor, within } from '@futurelab/platform/testing';
import { startRegistration } from '@simplewebauthn/browser';
import { navigateAway } from '../../shared/model/full-page-navigation';
import DevicesPage from './devices-page';

jest.mock('../../shared/model/full-page-navigation', () => ({ navigateAway: jest.fn() }));
jest.mock('@simplewebauthn/browser', () => ({ startRegistration: jest.fn() }));

const here = {
  id: 's1',
  device: 'Firefox on Linux',
  createdAt: '2026-03-01T10:00:00Z',
  lastUsedAt: '2026-03-09T10:00:00Z',
  isCurrent: true,
};
const phone = { ...here, id: 's2', device: 'Safari on iOS', isCurrent: false };
const google = { provider: 'google', name: 'Google', since: '2026-01-05T09:00:00Z', isRemovable: true };
const open = (api: object = {}) =>
  renderPage(<DevicesPage />, {
    path: '/account/devices',
    at: '/account/devices',
    user: { ...maya, email: 'maya@example.test', timeZone: 'UTC' },
    api: {
      'GET /api/my/sessions': { body: [here, phone] },
      'GET /api/my/identities': { body: [google] },
      'GET /api/my/passkeys': { body: [] },
      'DELETE /api/my/sessions/s2': { status: 204 },
      'DELETE /api/my/sessions': { status: 204 },
      'DELETE /api/my/identities/google': { status: 204 },
      ...api,
    },
  });
const rowOf = async (text: string) => (await screen.findByText(text)).closest('li')!;

test('lists every browser with since when and its last use, and marks this one', async () => {
  open();
  const row = await rowOf('Safari on iOS');
  expect(row).toHaveTextContent('Signed in March 1, 2026 · Last used Mar 9, 10:00 AM');
  expect(await rowOf('Firefox on Linux')).toHaveTextContent('This browser');
  expect(within(await rowOf('Firefox on Linux')).getByRole('link', { name: 'Sign out' })).toHaveAttribute(
    'href',
    '/api/logout',
  );
});

test('signs one browser out', async () => {
  let ended = false;
  open({
    'GET /api/my/sessions': () => ({ body: ended ? [here] : [here, phone] }),
    'DELETE /api/my/sessions/s2': () => ((ended = true), { status: 204 }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Sign out Safari on iOS' }));
  await waitFor(() => expect(screen.queryByText('Safari on iOS')).not.toBeInTheDocument());
});

test('signs out everywhere, once that is confirmed', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Sign out everywhere' }));
  const dialog = await screen.findByRole('dialog', { name: 'Sign out everywhere?' });
  expect(navigateAway).not.toHaveBeenCalled();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Sign out everywhere' }));
  await waitFor(() => expect(navigateAway).toHaveBeenCalledWith('/'));
});

test('says what opens the account, and takes a provider away', async () => {
  const { api } = open();
  expect(await rowOf('Email code')).toHaveTextContent('To maya@example.test');
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Google' }));
  await waitFor(() =>
    expect(api.requests).toContainEqual(
      expect.objectContaining({ method: 'DELETE', path: '/api/my/identities/google' }),
    ),
  );
});

test('says why the only way in stays', async () => {
  open({ 'GET /api/my/identities': { body: [{ ...google, isRemovable: false }] } });
  expect(await rowOf('Google')).toHaveTextContent('You can’t remove your only sign-in method.');
  expect(screen.queryByRole('button', { name: 'Remove Google' })).not.toBeInTheDocument();
});

test('what does not load can be asked for again', async () => {
  let attempts = 0;
  open({
    'GET /api/my/sessions': () => (++attempts === 1 ? { status: 503, body: 'busy' } : { body: [here] }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await rowOf('Firefox on Linux')).toBeVisible();
});

describe('passkeys', () => {
  const passkey = { id: 'p1', name: 'My phone', createdAt: '2026-02-01T09:00:00Z', lastUsedAt: null };
  const knowing = () => Object.assign(window, { PublicKeyCredential: class {} });
  afterEach(() => void delete (window as { PublicKeyCredential?: unknown }).PublicKeyCredential);

  test('are added under a name', async () => {
    knowing();
    jest.mocked(startRegistration).mockResolvedValue({ id: 'credential' } as never);
    let added = false;
    const { api } = open({
      'GET /api/my/passkeys': () => ({ body: added ? [passkey] : [] }),
      'POST /api/my/passkeys/options': { body: { challenge: 'c' } },
      'POST /api/my/passkeys': () => ((added = true), { status: 201, body: passkey }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Add a passkey' }));
    await userEvent.type(await screen.findByLabelText('Name'), 'My phone{Enter}');
    expect(await rowOf('My phone')).toHaveTextContent('Added February 1, 2026 · Never used');
    expect(api.requests).toContainEqual(
      expect.objectContaining({ body: { name: 'My phone', response: { id: 'credential' } } }),
    );
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('that the device did not make are explained, with the name still there', async () => {
    knowing();
    jest.mocked(startRegistration).mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    open({ 'POST /api/my/passkeys/options': { body: {} } });
    await userEvent.click(await screen.findByRole('button', { name: 'Add a passkey' }));
    await userEvent.type(await screen.findByLabelText('Name'), 'My phone{Enter}');
    await waitFor(() =>
      expect(screen.getByLabelText('Name')).toHaveAccessibleDescription(/canceled or timed out/),
    );
    expect(screen.getByLabelText('Name')).toHaveValue('My phone');
  });

  test('get another name, and go', async () => {
    knowing();
    const { api } = open({
      'GET /api/my/passkeys': { body: [passkey] },
      'PATCH /api/my/passkeys/p1': { status: 204 },
      'DELETE /api/my/passkeys/p1': { status: 204 },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Rename My phone' }));
    await userEvent.type(await screen.findByLabelText('Name'), ' 2{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(api.requests).toContainEqual(
      expect.objectContaining({ method: 'PATCH', body: { name: 'My phone 2' } }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Remove My phone' }));
    await waitFor(() =>
      expect(api.requests).toContainEqual(
        expect.objectContaining({ method: 'DELETE', path: '/api/my/passkeys/p1' }),
      ),
    );
  });

  test('are not made by a browser that knows none, which says so', async () => {
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Add a passkey' }));
    await userEvent.type(await screen.findByLabelText('Name'), 'My phone{Enter}');
    await waitFor(() =>
      expect(screen.getByLabelText('Name')).toHaveAccessibleDescription(/doesn’t support passkeys/),
    );
  });
});
