const ASKED = 'futurelab:search';

/** The dialog's own code; whoever points at the way to it may want it soon. */
export const loadSearchDialog = () => import(/* webpackChunkName: "search" */ './search-dialog');

export const openSearch = (): void => void window.dispatchEvent(new Event(ASKED));

/** Calls `open` when a search is asked for, by a link or by ⌘K or Ctrl-K. Returns how to stop. */
export function onSearchAsked(open: () => void): () => void {
  const onKey = (event: KeyboardEvent) => {
    if (!(event.metaKey || event.ctrlKey) || event.altKey || event.shiftKey || event.isComposing) return;
    if (event.key.toLowerCase() !== 'k') return;
    event.preventDefault();
    open();
  };
  window.addEventListener(ASKED, open);
  document.addEventListener('keydown', onKey);
  return () => {
    window.removeEventListener(ASKED, open);
    document.removeEventListener('keydown', onKey);
  };
}
