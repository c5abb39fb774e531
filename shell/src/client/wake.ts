import { afterPaint } from '@futurelab/platform/after-paint';
import { answerWaysOut, showWhatIsMeant } from '@futurelab/platform/ways-out';
import { ASLEEP_ID } from './page-data';

/** What people do first, on whatever they hold. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'] as const;
/** By then a slow phone has shown everything, and its link is free. */
const REST_MS = 4_000;

const asleep = document.getElementById(ASLEEP_ID) as HTMLTemplateElement;

// A script that leaves a template for the document is run.
const wake = (): void => asleep.replaceWith(asleep.content);

/**
 * A visitor's page comes to life when somebody does something, and otherwise when the browser has rested. Until then links,
 * menus and forms are the browser's own: the document is complete as the server sent it.
 */
function wakeOnSign(): void {
  const listening = new AbortController();
  const { signal } = listening;
  const heard = (): void => {
    if (signal.aborted) return;
    listening.abort();
    wake();
  };
  for (const sign of SIGNS) addEventListener(sign, heard, { capture: true, passive: true, signal });
  const rest = () => setTimeout(heard, REST_MS);
  if (document.readyState === 'complete') rest();
  else addEventListener('load', rest, { signal });
}

showWhatIsMeant(document);
answerWaysOut(document);
if (asleep.hasAttribute('data-at-once')) void afterPaint().then(wake);
else wakeOnSign();
