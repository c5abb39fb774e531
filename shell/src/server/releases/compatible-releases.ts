import { type PlatformDescription, platformProblems } from '@futurelab/platform/compatibility';
import type { LiveDocument } from '@futurelab/platform/live-document';

/** @throws Error saying which live releases need another platform, or other libraries, than this shell has */
export function requireCompatible({ apps, manifests }: LiveDocument, shell: PlatformDescription): void {
  const problems = Object.entries(apps).flatMap(([app, { live, disabled }]) => {
    const manifest = manifests[`${app}@${live}`];
    if (disabled || !manifest) return [];
    return platformProblems(manifest, shell)
      .filter(({ severity }) => severity === 'error')
      .map(({ message }) => `${app}@${live}: ${message}`);
  });
  if (problems.length > 0) throw new Error(`This shell cannot serve what is live. ${problems.join(' ')}`);
}
