import { afterPaint } from '@futurelab/platform/after-paint';
import { handlePendingLinks, showLastChoices } from '@futurelab/platform/pending-links';
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

showLastChoices(document);
handlePendingLinks(document);
if (deferred.hasAttribute('data-immediate')) void afterPaint().then(hydrate);
else hydrateOnInteraction();
