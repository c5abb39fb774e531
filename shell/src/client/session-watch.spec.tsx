import { act, leo, maya, waitFor } from '@futurelab/platform/testing';
import { read, write } from '@futurelab/platform/api';
import { getReplacement, setPageMember, setReplacement, type CurrentUser } from '@futurelab/platform/session';
import { createMemoryRouter } from 'react-router-dom';
import { reloadOnNavigation, watchSession } from './session-watch';

const isShellOutdated = jest.fn(() => false);
jest.mock('./chunk-loading', () => ({ isShellOutdated: () => isShellOutdated() }));

const LAST = 'futurelab:page-member';

/** A browser whose session is this person's. */
function signIn(user: CurrentUser | null, answer = { status: 200, body: '{}' }) {
  const sent: { path: string; init: RequestInit }[] = [];
  globalThis.fetch = (async (path: string, init: RequestInit = {}) => {
    sent.push({ path, init });
    const { status, body } =
      path !== '/api/auth/user'
        ? answer
        : { status: user ? 200 : 401, body: user ? JSON.stringify(user) : 'Unauthorized' };
    return {
      ok: status < 300,
      status,
      statusText: '',
      text: async () => body,
      json: async () => JSON.parse(body) as unknown,
    };
  }) as unknown as typeof fetch;
  return sent;
}

/** A page of another user opens in another tab. */
const openElsewhere = (user: CurrentUser | null) => {
  localStorage.setItem(LAST, user?.id ?? 'none');
  window.dispatchEvent(new StorageEvent('storage', { key: LAST }));
};

const REFUSED = {
  status: 409,
  body: JSON.stringify({ code: 'another_member', message: 'You’re now signed in as Maya.' }),
};

let stop = () => undefined as void;
beforeEach(() => setReplacement(null));
afterEach(() => {
  stop();
  setPageMember(undefined);
});

describe('A page', () => {
  it.each([
    ['a member', leo, leo.id],
    ['a visitor', null, 'none'],
  ])('of %s says so with every write', async (_who, user, header) => {
    const sent = signIn(user);
    stop = watchSession(user);
    await write('DELETE', '/api/my/deletion', {});
    await write('POST', '/api/uploads', { body: new FormData() });
    for (const { init } of sent) expect(init.headers).toMatchObject({ 'x-page-member': header });
    expect(sent).toHaveLength(2);
  });

  it('learns from another tab that someone else has signed in, and reads nothing more as them', async () => {
    signIn(maya);
    stop = watchSession(leo);
    openElsewhere(maya);
    await waitFor(() => expect(getReplacement()).toEqual({ name: maya.firstName }));
    await expect(read('/api/my/profile')).rejects.toThrow('another_member');
  });

  it('learns it from a refused write', async () => {
    signIn(maya, REFUSED);
    stop = watchSession(leo);
    await expect(write('DELETE', '/api/my/deletion', {})).rejects.toThrow('409');
    await waitFor(() => expect(getReplacement()).toEqual({ name: maya.firstName }));
  });

  it('goes on once its own member is signed in again', async () => {
    signIn(maya);
    stop = watchSession(leo);
    openElsewhere(maya);
    await waitFor(() => expect(getReplacement()).not.toBeNull());
    signIn(leo);
    openElsewhere(leo);
    await waitFor(() => expect(getReplacement()).toBeNull());
    await expect(read('/api/my/profile')).resolves.toEqual({});
  });

  it('goes on when its member has only signed out: whatever needs one says so', async () => {
    const sent = signIn(null);
    stop = watchSession(leo);
    openElsewhere(null);
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(getReplacement()).toBeNull();
  });
});

describe('A link', () => {
  const routes = [{ path: '*', element: null }];

  it('opens a document of its own once someone else has signed in', async () => {
    const router = createMemoryRouter(routes, { initialEntries: ['/events'] });
    const reload = jest.fn();
    reloadOnNavigation(router, reload);
    await act(() => router.navigate('/groups'));
    expect(reload).not.toHaveBeenCalled();
    setReplacement({ name: 'Maya' });
    await act(() => router.navigate('/groups#rules'));
    expect(reload).not.toHaveBeenCalled();
    await act(() => router.navigate('/home'));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('opens a document of its own once a file of this shell is missing and there is another shell', async () => {
    const router = createMemoryRouter(routes, { initialEntries: ['/events'] });
    const reload = jest.fn();
    reloadOnNavigation(router, reload);
    isShellOutdated.mockReturnValue(true);
    await act(() => router.navigate('/home'));
    expect(reload).toHaveBeenCalledTimes(1);
    isShellOutdated.mockReturnValue(false);
  });
});
