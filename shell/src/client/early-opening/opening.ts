/**
 * The opening of a member's page is its first part, up to the end of its title: what the page looks like, the header and what
 * the page is called. A browser keeps it, and begins the next visit with it while the page is on its way (docs/adr/0018).
 */
export const SERVICE_WORKER = '/service-worker.js';

/** Where browsers keep openings, each under the path of its page. */
export const OPENINGS = 'openings';

/** A request with this header asks for one part of a page alone, and an answer with it is one. */
export const PART_HEADER = 'x-document-part';
export const OPENING_PART = 'opening';
/** What follows the opening: for a browser that has said that it has it. */
export const REST_PART = 'rest';

/** Tag of the opening that is answered, or that the rest belongs to. */
export const TAG_HEADER = 'x-document-opening';

/** Whom a page is for: `member` or `visitor`. */
export const VIEWER_HEADER = 'x-document-viewer';
export const VISITOR = 'visitor';

/** With this header a browser's own request for a page, made while the service worker starts, names the openings it has. */
export const PRELOAD_HEADER = 'service-worker-navigation-preload';

/** What `PRELOAD_HEADER` says, and which tags it names. */
export const writeTags = (tags: string[]): string => [...new Set(tags)].join(' ');
export const readTags = (value: string): string[] =>
  value === UNSET ? [] : value.split(' ').filter(Boolean);

/** What browsers say of their own accord. */
const UNSET = 'true';
