import { setTimeout as wait } from 'node:timers/promises';

/** The edge asks for the addresses of replicas every second. */
const HEARD_OF_MS = 2_000;

/**
 * Another release of the shell in place of the one that runs: its replicas come first, then the former ones go, as
 * docs/operations.md says.
 * @param {ReturnType<import('./compose.mjs').composeStack>} stack that runs
 * @param {ReturnType<import('./compose.mjs').composeStack>} next the same with the other image
 * @param {(id: string, service: string) => Promise<unknown>} ready resolves when a replica is
 */
export async function rollShell(stack, next, ready) {
  const former = await stack.replicas('shell');
  await next.exec('up', '-d', '--no-deps', '--no-recreate', '--scale', `shell=${2 * former.length}`, 'shell');
  const all = await stack.replicas('shell');
  for (const id of all) if (!former.includes(id)) await ready(id, 'shell');
  await wait(HEARD_OF_MS);
  for (const id of former) {
    await stack.engine('stop', '-t', '45', id);
    await stack.engine('rm', id);
  }
}
