/**
 * Links that leave the single page application and say so while the next page loads, and which of several choices this browser
 * made last. Both are attributes in the document, handled by the deferred-hydration script before React is there.
 */

const PENDING_LABEL = 'data-pending-label';
const CHOICE = 'data-choice';
const LAST_CHOICE = 'data-last-choice';
/** The label before the link was followed. */
const LABEL = 'data-label';

const STORAGE_KEY = 'futurelab:taken:';
const LINKS = `a[${PENDING_LABEL}]`;

/** One choice among several of a `kind`, for example the provider `github` among `provider`s. */
export interface Choice {
  kind: string;
  value: string;
}

const serialize = ({ kind, value }: Choice) => `${kind}=${value}`;

export interface PendingLinkOptions {
  /** The label from the press until the next page is there. */
  pendingLabel: string;
  /** Stored in this browser when the link is followed. */
  choice?: Choice;
}

/**
 * Attributes of a link that leaves the application. Once one is followed, none of the page can be followed again. Its content
 * must be text alone. With `role="button"` the space bar presses it too.
 */
export const pendingLinkAttributes = ({ pendingLabel, choice }: PendingLinkOptions) => ({
  [PENDING_LABEL]: pendingLabel,
  [CHOICE]: choice && serialize(choice),
  // It may have been pressed before hydration.
  suppressHydrationWarning: true,
});

/** Attributes of an element that is shown only where `choice` was the last one of its kind. */
export const lastChoiceAttributes = (choice: Choice) => ({
  [LAST_CHOICE]: serialize(choice),
  hidden: true,
  suppressHydrationWarning: true,
});

/** Shows `element`, which has the attributes of `lastChoiceAttributes`, if its choice was this browser's last. */
export function showIfLastChoice(element: HTMLElement): void {
  const [kind, value] = element.getAttribute(LAST_CHOICE)?.split('=') ?? [];
  element.hidden = value === undefined || stored(STORAGE_KEY + kind) !== value;
}

export function showLastChoices(page: Document): void {
  page.querySelectorAll<HTMLElement>(`[${LAST_CHOICE}]`).forEach(showIfLastChoice);
}

export function handlePendingLinks(page: Document): void {
  page.addEventListener('click', (event) => {
    const link = linkOf(event);
    if (!link || event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey) return;
    if (link.hasAttribute('aria-disabled')) event.preventDefault();
    else setPending(link, page);
  });
  page.addEventListener('keydown', (event) => {
    const link = event.key === ' ' ? linkOf(event) : null;
    if (link?.role !== 'button') return;
    event.preventDefault();
    link.click();
  });
  // The back/forward cache restores the page as it was left. A page that is shown for the first time may have been
  // pressed before it had loaded.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) reset(page);
  });
}

const linkOf = ({ target }: Event): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>(LINKS) : null;

const linksOf = (page: Document) => page.querySelectorAll<HTMLAnchorElement>(LINKS);

function setPending(pending: HTMLAnchorElement, page: Document): void {
  const [kind, value] = pending.getAttribute(CHOICE)?.split('=') ?? [];
  if (kind && value) store(STORAGE_KEY + kind, value);
  pending.setAttribute(LABEL, pending.textContent ?? '');
  pending.setAttribute('aria-busy', 'true');
  pending.textContent = pending.getAttribute(PENDING_LABEL);
  for (const link of linksOf(page)) link.setAttribute('aria-disabled', 'true');
}

function reset(page: Document): void {
  for (const link of linksOf(page)) {
    link.removeAttribute('aria-disabled');
    if (!link.hasAttribute(LABEL)) continue;
    link.textContent = link.getAttribute(LABEL);
    link.removeAttribute(LABEL);
    link.removeAttribute('aria-busy');
  }
}

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function store(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Only the mark is lost.
  }
}
