export let firstPageIsShown: () => void;

/** Resolves once the first page of this document, or what stands for it when it failed, answers presses. */
export const firstPage = new Promise<void>((resolve) => (firstPageIsShown = resolve));
