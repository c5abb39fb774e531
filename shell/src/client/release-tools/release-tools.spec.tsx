import {
  act,
  ada,
  leo,
  renderPage,
  screen,
  userEvent,
  within,
  type StubResponses,
} from '@futurelab/platform/testing';
import type { CurrentUser } from '@futurelab/platform/session';
import type { RemoteSnapshot } from '../../app/page-data';
import { LazyReleaseTools } from './lazy-release-tools';

jest.mock('./devtools', () => ({ connectDevtools: async () => undefined }));

const shown = (app: string, reason: RemoteSnapshot['reason']): RemoteSnapshot => ({
  app,
  release: `${app === 'mf-learning' ? '1' : '2'}23456789abcdef0`.slice(0, 16),
  globalName: app,
  folder: '/',
  entry: 'remoteEntry.js',
  integrity: '',
  previous: null,
  disabled: false,
  routes: [],
  reason,
});

function open(
  user: CurrentUser | null,
  releases: RemoteSnapshot[],
  { at = '/', api = {} }: { at?: string; api?: StubResponses } = {},
) {
  return renderPage(
    <div data-site="">
      <header>Menus</header>
      <main>
        Page
        <div data-fragment="mf-community/next-up@223456789abcdef0" />
      </main>
      <LazyReleaseTools releases={releases} isAdmin={user?.isAdmin ?? false} />
    </div>,
    { user, at, api },
  );
}

const banner = () => screen.findByRole('region', { name: 'Your releases' });
/** As soon as they could be there. */
const nothing = async () => {
  await act(async () => void (await import('./release-tools')));
  expect(screen.queryByRole('region')).toBeNull();
};

test('A user who has a pin reads which release they see', async () => {
  open(null, [shown('mf-learning', 'pin'), shown('mf-community', 'live')]);
  const text = within(await banner());
  expect(text.getByText('mf-learning@12345678')).toBeVisible();
  expect(text.queryByText(/mf-community/)).toBeNull();
  expect(text.queryByRole('link', { name: 'Releases' })).toBeNull();
});

test('A canary is shown to administrators and to nobody else', async () => {
  const { unmount } = open(leo, [shown('mf-learning', 'percent'), shown('mf-account', 'cohort')]);
  await nothing();
  unmount();
  open(ada, [shown('mf-learning', 'percent'), shown('mf-account', 'cohort')]);
  const region = within(await banner());
  expect(region.getByText(/mf-learning@/).parentElement).toHaveTextContent('canary for a share of visitors');
  expect(region.getByText(/mf-account@/).parentElement).toHaveTextContent('canary for a group');
  expect(region.queryByRole('button', { name: 'Back to live' })).toBeNull();
  expect(region.getByRole('link', { name: 'Releases' })).toHaveAttribute('href', '/admin/releases');
});

test('Nobody else sees anything', async () => {
  open(ada, [shown('mf-learning', 'live')]);
  await nothing();
});

test('A way back that does not work says so', async () => {
  const { api } = open(ada, [shown('mf-learning', 'pin')], {
    api: { 'DELETE /api/releases/pin': { status: 503 } },
  });
  await userEvent.click(within(await banner()).getByRole('button', { name: 'Back to live' }));
  expect(await screen.findByText(/Couldn’t switch back to live/)).toBeVisible();
  expect(api.requests).toEqual([
    { method: 'DELETE', path: '/api/releases/pin', body: { reason: 'Back to live, from the banner' } },
  ]);
});

describe('Boundaries', () => {
  beforeEach(() => sessionStorage.clear());
  // jsdom has no layout.
  beforeAll(() => {
    Range.prototype.getBoundingClientRect = () => ({ top: 10, bottom: 110, left: 0, width: 200 }) as DOMRect;
  });
  const legend = () => screen.findByRole('region', { name: 'Boundaries' });

  test('show administrators who owns what, until they are closed', async () => {
    const { router } = open(ada, [], { at: '/courses?boundaries=1&q=ethics' });
    expect(await legend()).toHaveTextContent('Header, menus, footershell@');
    // In the legend, and on its outline.
    expect(await screen.findAllByText('mf-community/next-up@223456789abcdef0')).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: 'Close boundaries' }));
    expect(screen.queryByRole('region')).toBeNull();
    expect(router.state.location.search).toBe('?q=ethics');
  });

  test('stay on pages that do not ask for them', async () => {
    open(ada, [], { at: '/courses?boundaries=1' }).unmount();
    open(ada, [], { at: '/events' });
    expect(await legend()).toBeVisible();
  });

  test('are not for others', async () => {
    open(leo, [], { at: '/courses?boundaries=1' });
    await nothing();
  });
});
