/** The server names it in a document's head: the first paint waits for the element. */
export const PAGE_TITLE_ID = 'page-title';
