import type { Access, MenuPlace } from '@futurelab/platform/contract';
import type { DehydratedState } from '@futurelab/platform/query';
import type { PublicConfig } from '@futurelab/platform/session';
import type { Theme } from '@futurelab/platform/theme';
import type { PlainQuery } from './dehydrated-queries';

/** A route as a release declares it: known to the shell before the section's code is. */
interface DeclaredRoute {
  path: string;
  page: string;
  title: string;
  access: Access;
  /** Newer releases may name groups and icons that the shell does not have. */
  menu?: MenuPlace<string, string>[];
  /** Of other sections: `mf-community/upcoming-events`. */
  fragments?: string[];
}

/** Where one release's code is. */
export interface ReleaseSnapshot {
  release: string;
  globalName: string;
  /** URL path of the release's folder, ending in a slash. */
  folder: string;
  entry: string;
  /** Hash of `integrity.json` in that folder, which has the hashes of all the release's files. */
  integrity: string;
}

/** One section as a page needs to know it: the release it is shown with, and what to fall back to. */
export interface RemoteSnapshot extends ReleaseSnapshot {
  /** The section's name, `mf-learning`. */
  app: string;
  routes: DeclaredRoute[];
  previous: ReleaseSnapshot | null;
  /** Switched off by its operators for now. */
  disabled: boolean;
  /** Why this release: it is live, or this visitor is meant to get another. */
  reason: 'live' | 'pin' | 'cohort' | 'percent';
}

/** Everything the server hands to the browser with a page; the page keeps it until it is reloaded. */
export interface PageData {
  /** Identifies the set of releases the page was rendered with. */
  set: string;
  remotes: RemoteSnapshot[];
  /** The section, the page file and the fragments that the document loads; null where it shows none. */
  page: { app: string; file: string; fragments: string[] } | null;
  /** URL path → sha384 of the files this page starts with; a section's others come with its `integrity.json`. */
  integrity: Record<string, string>;
  queries: DehydratedState;
  signedIn: boolean;
  theme: Theme;
  /** In which the server has written dates. */
  locale: string;
  config: PublicConfig;
}

/** The same as it is in the document. */
export interface SentPageData extends Omit<PageData, 'queries'> {
  queries: PlainQuery[];
}

declare global {
  interface Window {
    /** `suffix` is added to the address of every file of a section; empty until one had to be tried again. */
    __FUTURELAB__: { set: string; integrity: Record<string, string>; suffix: string };
    _FEDERATION_RUNTIME_CORE: unknown;
  }
}

export const ROOT_ID = 'root';

export const PAGE_DATA_ID = 'futurelab';

/** The template with the script that hydrates a page. */
export const SCRIPTS_ID = 'scripts';
