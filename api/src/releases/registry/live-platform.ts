import { type PlatformDescription, platformDescription } from '#platform/compatibility';

const SHELL_TIMEOUT_MS = 5_000;

/** What the live shell offers to sections; null when it does not say. */
export async function livePlatform(shellUrl: string): Promise<PlatformDescription | null> {
  try {
    const signal = AbortSignal.timeout(SHELL_TIMEOUT_MS);
    const answer = await fetch(`${shellUrl}/shell/platform.json`, { signal });
    return answer.ok ? platformDescription.parse(await answer.json()) : null;
  } catch {
    return null;
  }
}
