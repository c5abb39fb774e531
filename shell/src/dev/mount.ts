import { handlePendingLinks } from '@futurelab/platform/pending-links';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

/**
 * The development server leaves the root empty, for what the site rendered there is not this code's; and it leaves out the
 * site's first script, so that what that one answers is answered here.
 */
export function mount(root: HTMLElement, tree: ReactNode): void {
  handlePendingLinks(document);
  createRoot(root).render(tree);
}
