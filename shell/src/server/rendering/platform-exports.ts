import { loadSharedModules } from './shared-modules';

/** Door of the platform → names that sections may take from it: what a release's `uses` are checked against. */
export async function platformExports(): Promise<Record<string, string[]>> {
  const doors = Object.entries(await loadSharedModules()).filter(([name]) => name.startsWith('@futurelab/'));
  return Object.fromEntries(doors.map(([name, module]) => [name, Object.keys(module as object).sort()]));
}
