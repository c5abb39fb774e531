import { ApiError, read, sessionTransport } from '@futurelab/platform/api';
import type { createBrowserRouter } from '@futurelab/platform/router';
import {
  getReplacement,
  onReplacement,
  setPageMember,
  setReplacement,
  type CurrentUser,
} from '@futurelab/platform/session';
import { readStorage, writeStorage } from '@futurelab/platform/storage';
import { isShellOutdated } from './chunk-loading';

/** Whose page was opened last in this browser; others look who is signed in when it is another's. */
const LAST = 'futurelab:page-member';
const NONE = 'none';

/**
 * Notices when another person signs in, in another tab of this browser, than the one whose page this is.
 * @param user null for a visitor, undefined when the session could not be read
 * @returns stops watching
 */
export function watchSession(user: CurrentUser | null | undefined): () => void {
  setPageMember(user === undefined ? undefined : (user?.id ?? null));
  if (user === undefined) return () => undefined;
  const own = user?.id ?? NONE;
  writeStorage('localStorage', LAST, own);

  const check = async () => {
    const now = await signedInUser();
    if (now === undefined) return;
    setReplacement(
      now && now.id !== user?.id ? { name: now.firstName ?? now.email ?? 'someone else' } : null,
    );
  };
  const checkIfOther = () => {
    if (readStorage('localStorage', LAST) !== own || getReplacement()) void check();
  };
  const watching = new AbortController();
  const { signal } = watching;
  // A refused write says that there is another, and not who.
  const unsubscribe = onReplacement(() => {
    if (getReplacement()?.name === null) void check();
  });
  const onStorage = ({ key }: StorageEvent) => {
    if (key === LAST) checkIfOther();
  };
  const onVisibility = () => {
    if (document.visibilityState === 'visible') checkIfOther();
  };
  addEventListener('storage', onStorage, { signal });
  // Also a page that comes back from the browser's back/forward cache.
  addEventListener('pageshow', checkIfOther, { signal });
  document.addEventListener('visibilitychange', onVisibility, { signal });
  return () => {
    watching.abort();
    unsubscribe();
  };
}

/** The next page is opened as who is signed in now, and with the shell that there is now. */
export function reloadOnNavigation(
  router: Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>,
  reload = () => location.reload(),
): void {
  const addressOf = ({
    location: { pathname, search },
  }: {
    location: { pathname: string; search: string };
  }) => pathname + search;
  let shown = addressOf(router.state);
  router.subscribe((state) => {
    if (addressOf(state) === shown) return;
    shown = addressOf(state);
    if (getReplacement() || isShellOutdated()) reload();
  });
}

/** Undefined when that cannot be found out. */
const signedInUser = (): Promise<CurrentUser | null | undefined> =>
  read('/api/auth/user', { transport: sessionTransport }).catch((error: unknown) =>
    error instanceof ApiError && error.status === 401 ? null : undefined,
  );
