import type { Access } from '@futurelab/platform/contract';
import type { DehydratedState } from '@futurelab/platform/query';
import type { PublicConfig } from '@futurelab/platform/session';
import type { Theme } from '@futurelab/platform/theme';

/** A route as a release declares it: known to the shell before the section's code is. */
export interface DeclaredRoute {
  path: string;
  page: string;
  title: string;
  access: Access;
  /** Files of the page's own chunks, relative to the release's folder. */
  js: string[];
  css: string[];
}

/** One section's live release, as a page needs to know it. */
export interface RemoteSnapshot {
  /** The section's name, `mf-learning`. */
  app: string;
  /** The same as a JavaScript identifier, its name in the federation runtime. */
  name: string;
  release: string;
  globalName: string;
  /** URL path of the release's folder, ending in a slash. */
  folder: string;
  entry: string;
  routes: DeclaredRoute[];
}

/** Everything the server hands to the browser with a page; the page keeps it until it is reloaded. */
export interface PageData {
  /** Identifies the set of releases the page was rendered with. */
  set: string;
  remotes: RemoteSnapshot[];
  /** URL path → sha384 of every script and stylesheet of the set. */
  integrity: Record<string, string>;
  queries: DehydratedState;
  signedIn: boolean;
  theme: Theme;
  config: PublicConfig;
}

declare global {
  interface Window {
    /** `suffix` is added to the address of every file of a section; empty until one had to be tried again. */
    __FUTURELAB__: { integrity: Record<string, string>; suffix: string };
    _FEDERATION_RUNTIME_CORE: unknown;
  }
}

export const PAGE_DATA_ID = 'futurelab';
