import { focusSuccessor, placeOf, type Place } from './place';

/**
 * A press often removes the element that was pressed, or disables it for a moment; browsers then leave the focus on the body, and
 * who works by keyboard or screen reader is back at the top of the page. Here the focus moves on to the result or to the
 * next item, on every page. A component that moves the focus itself has the last word, and a page that replaces another as
 * well. Returns what stops it.
 */
export function startFocusRecovery(): () => void {
  let last: { element: HTMLElement; place: Place; path: string } | undefined;

  const check = (): void => {
    const { activeElement: active } = document;
    if (active instanceof HTMLElement && active !== document.body) {
      last = { element: active, place: placeOf(active), path: location.pathname };
      return;
    }
    if (!last) return;
    if (last.path !== location.pathname) last = undefined;
    else if (!last.element.isConnected) {
      const { place } = last;
      last = undefined;
      focusSuccessor(place);
    } else if (!last.element.matches(':disabled')) last.element.focus({ preventScroll: true });
  };

  /** A press beside everything, or Esc, takes the focus away on purpose. */
  const onFocusOut = ({ target, relatedTarget }: FocusEvent): void => {
    if (relatedTarget) {
      // On its way elsewhere: until it arrives, the body is the active element.
      last = undefined;
      return;
    }
    queueMicrotask(() => {
      if (document.activeElement !== document.body || last?.element !== target) return;
      if (last?.element.isConnected && !last.element.matches(':disabled')) last = undefined;
    });
  };

  const observer = new MutationObserver(check);
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  document.addEventListener('focusin', check);
  // Before any listener that changes the page, which the observer would report before the event comes here.
  window.addEventListener('focusout', onFocusOut, true);
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', check);
    window.removeEventListener('focusout', onFocusOut, true);
  };
}
