import type { RemoteApp } from '@futurelab/platform/contract';
import type { RemoteSnapshot } from './page-data';
import type { SectionRoute } from './route-match';

/** A section as the tree sees it: what it declares, and a way to its code. */
export interface Remote {
  snapshot: RemoteSnapshot;
  /** The section's app; a promise while its code is on its way. May throw or reject. */
  get(): RemoteApp | Promise<RemoteApp>;
  /** The release that is shown: an earlier one than the page came with, once that could not be loaded. */
  release(): string;
  /** Falls back to the previous release, if there is one. */
  fallBack(): boolean;
  /** Forgets a failure, so that the next `get` tries again. */
  retry(): void;
}

export type RemoteRoute = SectionRoute<Remote>;
