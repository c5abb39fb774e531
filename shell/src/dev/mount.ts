import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

/**
 * The development server leaves the root empty, for what the site rendered there is not this code's.
 */
export function mount(root: HTMLElement, tree: ReactNode): void {
  createRoot(root).render(tree);
}
