/**
 * Links that lead out of the site's single page, and what a browser remembers of them. Everything here is written into the
 * document as attributes and answered by the shell's first script, so that it works before a page is alive and after.
 */

const TAKEN_WORDS = 'data-taken-words';
const REMEMBERS = 'data-remembers';
const SHOWN_FOR = 'data-shown-for';
/** The words a taken link had before. */
const WORDS = 'data-words';

const KEY = 'futurelab:taken:';
const WAYS = `a[${TAKEN_WORDS}]`;

/** One choice among several of a `kind`, for example the provider `github` among `provider`s. */
export interface Choice {
  kind: string;
  value: string;
}

const written = ({ kind, value }: Choice) => `${kind}=${value}`;

export interface WayOutChoice {
  /** What the link says from the press until the next page is there. */
  takenWords: string;
  /** What is remembered of the press, in this browser. */
  remembers?: Choice;
}

/**
 * Attributes of a link that leaves. Once one such link of the page is pressed, it says so and none of them can be pressed
 * again. Its content must be text alone. With `role="button"` the space bar presses it too.
 */
export const wayOut = ({ takenWords, remembers }: WayOutChoice) => ({
  [TAKEN_WORDS]: takenWords,
  [REMEMBERS]: remembers && written(remembers),
  // It may have been pressed by the time React reads it.
  suppressHydrationWarning: true,
});

/** Attributes of an element that is shown only where `choice` was the last one taken of its kind. */
export const shownFor = (choice: Choice) => ({
  [SHOWN_FOR]: written(choice),
  hidden: true,
  suppressHydrationWarning: true,
});

/** Shows `mark`, which has the attributes of `shownFor`, where it is meant for this browser. */
export function showIfMeant(mark: HTMLElement): void {
  const [kind, value] = mark.getAttribute(SHOWN_FOR)?.split('=') ?? [];
  mark.hidden = value === undefined || stored(KEY + kind) !== value;
}

/** As `showIfMeant`, of all such marks of `page`. */
export function showWhatIsMeant(page: Document): void {
  page.querySelectorAll<HTMLElement>(`[${SHOWN_FOR}]`).forEach(showIfMeant);
}

/** Answers the ways out of `page` from now on. */
export function answerWaysOut(page: Document): void {
  page.addEventListener('click', (event) => {
    const way = wayOf(event);
    if (!way || event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey) return;
    if (way.hasAttribute('aria-disabled')) event.preventDefault();
    else take(way, page);
  });
  page.addEventListener('keydown', (event) => {
    const way = event.key === ' ' ? wayOf(event) : null;
    if (way?.role !== 'button') return;
    event.preventDefault();
    way.click();
  });
  // Coming back with the browser's button shows the page as it was left. A page that is shown for the first time may
  // have been pressed before all of it had loaded.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) release(page);
  });
}

const wayOf = ({ target }: Event): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>(WAYS) : null;

const waysOf = (page: Document) => page.querySelectorAll<HTMLAnchorElement>(WAYS);

function take(taken: HTMLAnchorElement, page: Document): void {
  const [kind, value] = taken.getAttribute(REMEMBERS)?.split('=') ?? [];
  if (kind && value) store(KEY + kind, value);
  taken.setAttribute(WORDS, taken.textContent ?? '');
  taken.setAttribute('aria-busy', 'true');
  taken.textContent = taken.getAttribute(TAKEN_WORDS);
  for (const way of waysOf(page)) way.setAttribute('aria-disabled', 'true');
}

function release(page: Document): void {
  for (const way of waysOf(page)) {
    way.removeAttribute('aria-disabled');
    if (!way.hasAttribute(WORDS)) continue;
    way.textContent = way.getAttribute(WORDS);
    way.removeAttribute(WORDS);
    way.removeAttribute('aria-busy');
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
    // Only a mark is lost.
  }
}
