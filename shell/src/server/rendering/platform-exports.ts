import { sharedModules } from './shared-modules';

/** Door of the platform → names that sections may take from it: what a release's `uses` are checked against. */
export const platformExports: Record<string, string[]> = Object.fromEntries(
  Object.entries(sharedModules)
    .filter(([name]) => name.startsWith('@futurelab/platform/'))
    .map(([name, module]) => [name, Object.keys(module as object).sort()]),
);
