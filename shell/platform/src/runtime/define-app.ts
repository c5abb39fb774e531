import type { ComponentType } from 'react';
import type { LazyPage, RemoteApp, RouteDeclaration } from '../contract';
import { lazyPage } from './lazy-page';

interface AppDefinition {
  name: string;
  routes: RouteDeclaration[];
  /** Imports the file of a page; one chunk a file. */
  pages: (page: string) => Promise<{ default: ComponentType }>;
}

/** Makes the one value a section exposes. */
export function defineApp({ name, routes, pages }: AppDefinition): RemoteApp {
  const loaded = new Map<string, LazyPage>();
  const page = (file: string): LazyPage => {
    const known = loaded.get(file);
    if (known) return known;
    const made = lazyPage(() => pages(file));
    loaded.set(file, made);
    return made;
  };
  return { name, routes, page };
}
