import { ASLEEP_ID } from './page-data';

/** What people do first, on whatever they hold. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'] as const;
/** By then a slow phone has shown everything, and its link is free. */
const REST_MS = 4_000;

/**
 * Brings a visitor's page to life when somebody does something, and otherwise when the browser has rested. Until then
 * links, menus and forms are the browser's own: the document is complete as the server sent it.
 */
const listening = new AbortController();

function wake(): void {
  listening.abort();
  const asleep = document.getElementById(ASLEEP_ID);
  // A script that leaves a template for the document is run.
  if (asleep instanceof HTMLTemplateElement) asleep.replaceWith(asleep.content);
}

for (const sign of SIGNS)
  addEventListener(sign, wake, { capture: true, passive: true, signal: listening.signal });
const rest = () => setTimeout(() => !listening.signal.aborted && wake(), REST_MS);
if (document.readyState === 'complete') rest();
else addEventListener('load', rest, { signal: listening.signal });
