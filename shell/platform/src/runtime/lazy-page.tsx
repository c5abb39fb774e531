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

  const preload = (): Promise<PageModule> => {
    if (pending) return pending;
    const started = load();
    started.then(
      // What `use` looks at: with it, it does not suspend for what is there already.
      (module) => Object.assign(started, { status: 'fulfilled', value: module }),
      () => failures.add(() => (pending = undefined)),
    );
    pending = started;
    return started;
  };

  function Page() {
    const { default: Component } = use(preload());
    return <Component />;
  }
  return Object.assign(Page, { preload });
}
