/**
 * The opening of a member's page is its first part: what the page looks like, and nothing of what it says or of whom it is
 * for. A browser keeps it, and begins the next visit with it while the page is on its way (docs/adr/0018).
 */
export const SERVICE_WORKER = '/service-worker.js';

/** Where browsers keep openings, each under the path of its page. */
export const OPENINGS = 'openings';

/** A request with this header asks for one part of a page alone, and an answer with it is one. */
export const PART_HEADER = 'x-document-part';
export const OPENING_PART = 'opening';
/** What follows the opening: for a browser that has said that it has it. */
export const REST_PART = 'rest';

/** Tag of the opening of the page that is answered. */
export const TAG_HEADER = 'x-document-opening';

/** With this header a browser's own request for a page, made while the service worker starts, names the openings it has. */
export const PRELOAD_HEADER = 'service-worker-navigation-preload';

/** What `PRELOAD_HEADER` says, and which tags it names. */
export const writeTags = (tags: string[]): string => [...new Set(tags)].join(' ');
export const readTags = (value: string): string[] => value.split(' ');
