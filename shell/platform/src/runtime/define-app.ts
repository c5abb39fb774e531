import type { ComponentType } from 'react';
import type { LazyPage, RemoteApp } from '../contract';
import { lazyPage } from './lazy-page';

type Load = (file: string) => Promise<{ default: ComponentType }>;

interface AppDefinition extends Pick<RemoteApp, 'name' | 'routes' | 'fragments'> {
  /** Imports the file of a page; one chunk a file. */
  pages: Load;
  /** Imports the file of a fragment, in the same way. */
  fragmentFiles?: Load;
}

/** Each file once. */
function lazily(load: Load): (file: string) => LazyPage {
  const loaded = new Map<string, LazyPage>();
  return (file) => {
    const known = loaded.get(file);
    if (known) return known;
    const made = lazyPage(() => load(file));
    loaded.set(file, made);
    return made;
  };
}

/** Makes the one value a section exposes. */
export function defineApp({ name, routes, fragments, pages, fragmentFiles }: AppDefinition): RemoteApp {
  const app: RemoteApp = { name, routes, page: lazily(pages) };
  if (!fragments || !fragmentFiles) return app;
  return { ...app, fragments, fragment: lazily(fragmentFiles) };
}
