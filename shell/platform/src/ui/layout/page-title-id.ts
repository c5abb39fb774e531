/** A document waits for the element with its first paint. */
export const PAGE_TITLE_ID = 'page-title';
