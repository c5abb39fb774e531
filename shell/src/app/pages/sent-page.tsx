import { useLayoutEffect, useRef, useState, type SubmitEvent } from 'react';
import { hasShownPage } from '../route-change';
import styles from './sent-page.module.css';

/** Where the document was opened; nowhere on the server. */
const openedAt = typeof location === 'undefined' ? null : location.pathname;
let elements: Element[] | undefined;

/**
 * What the server rendered of the page at `pathname`, for as long as its section's code has not taken it over. Null where
 * the document has no such page.
 */
export function sentPage(pathname: string): Element[] | null {
  if (hasShownPage() || pathname !== openedAt) return null;
  elements ??= findElements();
  return elements.length > 0 ? elements : null;
}

/** React marks the section's place in the document by a comment, and says there when the page was not rendered. */
function findElements(): Element[] {
  const nodes = [...(document.querySelector('main')?.childNodes ?? [])];
  const place = nodes.findIndex((node) => node instanceof Comment && node.data.startsWith('$'));
  if (place < 0 || (nodes[place] as Comment).data === '$!') return [];
  return nodes.slice(place).filter((node) => node instanceof Element);
}

/** The page as the server sent it, to read and with what was typed into it: links and forms are the browser's. */
export function SentPage({ elements: sent }: { elements: Element[] }) {
  const [focused] = useState(() => document.activeElement);
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    place.current!.append(...sent);
    if (place.current!.contains(focused)) (focused as HTMLElement).focus({ preventScroll: true });
  }, [sent, focused]);
  return <div ref={place} className={styles.page} onSubmit={keepFromBrowser} />;
}

/** A form without an address would end in the address of this page, with all that was typed. */
function keepFromBrowser(event: SubmitEvent): void {
  if (!(event.target as HTMLFormElement).hasAttribute('action')) event.preventDefault();
}
