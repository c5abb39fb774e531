import { afterPaint } from '@futurelab/platform/after-paint';
import { writeStorage } from '@futurelab/platform/storage';
import { DEFERRED_SCRIPTS_ID } from '../app/page-data';

const INTERACTIONS = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'wheel',
  'scroll',
  'keydown',
  'focusin',
] as const;
/** By then a slow phone has painted everything, and its link is free. */
const IDLE_MS = 4_000;

const deferred = document.getElementById(DEFERRED_SCRIPTS_ID) as HTMLTemplateElement;

// Scripts in a template run once they are moved into the document.
const hydrate = (): void => deferred.replaceWith(deferred.content);

/** Until the first interaction, or until the page has been idle, links, menus and forms are the browser's own. */
function hydrateOnInteraction(): void {
  const listening = new AbortController();
  const { signal } = listening;
  const once = (): void => {
    if (signal.aborted) return;
    listening.abort();
    hydrate();
  };
  for (const type of INTERACTIONS) addEventListener(type, once, { capture: true, passive: true, signal });
  const whenIdle = () => setTimeout(once, IDLE_MS);
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { signal });
}

const SIGN_IN_LINK = 'a[data-sign-in]';

/** A sign-in link may be followed before hydration: it then shows what `SignInLink` of the login page would. */
function showPendingSignIn(event: MouseEvent): void {
  const link = (event.target as Element).closest<HTMLAnchorElement>(SIGN_IN_LINK);
  if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return;
  if (link.ariaDisabled) return event.preventDefault();
  const [links, label] = [document.querySelectorAll(SIGN_IN_LINK), link.textContent];
  const setPending = (pending: boolean): void => {
    link.textContent = pending ? 'Connecting...' : label;
    link.ariaBusy = pending ? 'true' : null;
    for (const each of links) each.ariaDisabled = pending ? 'true' : null;
  };
  setPending(true);
  if (link.dataset.signIn) writeStorage('localStorage', 'futurelab:provider', link.dataset.signIn);
  // The back/forward cache restores the page as it was left.
  addEventListener('pageshow', ({ persisted }) => persisted && setPending(false));
}

document.addEventListener('click', showPendingSignIn, { capture: true });
if (deferred.hasAttribute('data-immediate')) void afterPaint().then(hydrate);
else hydrateOnInteraction();
