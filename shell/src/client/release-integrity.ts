import type { ReleaseSnapshot } from '../app/page-data';

const loading = new Map<string, Promise<void>>();

/**
 * Loads the hashes of all files of a release, from a file whose own hash came with the page. What is not known
 * afterwards is refused by the loaders.
 */
export function loadIntegrity({ folder, integrity }: ReleaseSnapshot): Promise<void> {
  const known = loading.get(folder);
  if (known) return known;
  const started = fetchHashes(folder, integrity).then((hashes) => {
    for (const [file, hash] of Object.entries(hashes)) window.__FUTURELAB__.integrity[folder + file] = hash;
  });
  started.catch(() => loading.delete(folder));
  loading.set(folder, started);
  return started;
}

const TIMEOUT_MS = 4_000;

async function fetchHashes(folder: string, integrity: string): Promise<Record<string, string>> {
  const address = `${folder}integrity.json${window.__FUTURELAB__.suffix}`;
  try {
    const response = await fetch(address, { integrity, signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!response.ok) throw new Error(`${folder}integrity.json answered ${response.status}`);
    return (await response.json()) as Record<string, string>;
  } catch (error) {
    // As the loaders of scripts do, so that what became of the file is known.
    throw Object.assign(error as Error, { request: address });
  }
}
