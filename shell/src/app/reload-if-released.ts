const MARK = 'futurelab.reloaded-for';

/**
 * The last rung: when a section cannot be shown and the server has other releases by now, one reload gets them. Once
 * for each set, so that a release that is broken for good does not make the page reload for ever.
 */
export async function reloadIfReleased(): Promise<void> {
  const answer = await fetch(location.href, { method: 'HEAD' }).catch(() => null);
  const set = answer?.headers.get('x-release-set');
  if (!set || set === window.__FUTURELAB__.set || sessionStorage.getItem(MARK) === set) return;
  sessionStorage.setItem(MARK, set);
  location.reload();
}
