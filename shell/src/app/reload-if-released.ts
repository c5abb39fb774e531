const MARK = 'futurelab.reloaded-for';
const TIMEOUT_MS = 5_000;

/** What the server has at this page's address now; null when it does not answer. */
const ask = (redirect?: RequestRedirect): Promise<Response | null> =>
  fetch(location.href, { method: 'HEAD', redirect, signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(
    () => null,
  );

/** The set of releases, and the shell, that the server has by now; null when it is the one of this page. */
export async function newerSet(): Promise<string | null> {
  const set = (await ask())?.headers.get('x-release-set');
  return set && set !== window.__FUTURELAB__.set ? set : null;
}

/**
 * The last rung: when a section cannot be shown and the server has other releases by now, one reload gets them. Once
 * for each set, so that a release that is broken for good does not make the page reload for ever.
 */
export async function reloadIfReleased(): Promise<void> {
  const set = await newerSet();
  if (set === null || sessionStorage.getItem(MARK) === set) return;
  sessionStorage.setItem(MARK, set);
  location.reload();
}

/** A press may reload the page again: the first reload may have met a server that was about to be replaced. */
export const allowReload = (): void => sessionStorage.removeItem(MARK);

/**
 * For an address that no section declared when this page was opened: one may have released it since, or it leads to another
 * one (status 0). The document that a reload gets does not ask again.
 */
export async function reloadIfFound(): Promise<boolean> {
  const status = (await ask('manual'))?.status ?? 404;
  const isFound = status !== 404 && status < 500;
  if (isFound) location.reload();
  return isFound;
}
