import { createContext, use } from 'react';

/** What a page says of itself to search engines and shared links. */
export interface PageMetadata {
  /** Without the site's name. */
  title: string;
  description: string;
  /** The page's one address; another page's where this one is a variant of it. */
  canonical: string | null;
  /** Address of the picture beside shared links; a page that is not for everybody has none. */
  picture: string | null;
  /** The cover of what the page shows, which is in that picture. */
  cover?: { kind: 'course' | 'event' | 'group'; seed: string };
  /** Whether search engines may show it. */
  listed: boolean;
}

/** What the server answers with, written by the page while it is rendered. */
export interface PageResponse {
  status: number;
  /** The path on this site where the page is now. */
  redirect: string | null;
  metadata: PageMetadata | null;
}

const Context = createContext<PageResponse | null>(null);

export const PageResponseProvider = Context.Provider;

/** Null in the browser. */
export const usePageResponse = (): PageResponse | null => use(Context);
