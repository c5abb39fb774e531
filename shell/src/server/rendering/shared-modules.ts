import { sharedModules } from '@futurelab/platform/build/shared-modules.js';

/** The server's copies of what sections import from outside themselves: the same names as in the browser. */
export async function loadSharedModules(): Promise<Record<string, unknown>> {
  const loading = Object.entries(sharedModules).map(async ([name, load]) => [name, await load()] as const);
  return Object.fromEntries(await Promise.all(loading));
}
