import { use, type ComponentType } from 'react';
import type { LazyPage } from '../contract';

type PageModule = { default: ComponentType };

const failures = new Set<() => void>();

/** Lets every page that failed to load be tried again. */
export function forgetFailures(): void {
  for (const forget of failures) forget();
  failures.clear();
}

/**
 * A page that loads once and suspends meanwhile. Unlike `React.lazy` it does not keep a failure for ever, and
 * a page that was preloaded renders at once, so that hydration finds the tree the server rendered.
 */
export function lazyPage(load: () => Promise<PageModule>): LazyPage {
  let pending: Promise<PageModule> | undefined;
  let loaded: ComponentType | undefined;

  const preload = (): Promise<PageModule> =>
    (pending ??= load().then(
      (module) => {
        loaded = module.default;
        return module;
      },
      (error: unknown) => {
        failures.add(() => (pending = undefined));
        throw error;
      },
    ));

  function Page() {
    const Component = loaded ?? use(preload()).default;
    return <Component />;
  }
  return Object.assign(Page, { preload });
}
