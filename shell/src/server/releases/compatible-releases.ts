import { type PlatformDescription, platformProblems } from '@futurelab/platform/compatibility';
import type { LiveApp, LiveDocument } from '@futurelab/platform/live-document';

export interface ServableDocument extends LiveDocument {
  /** Releases in it that need another platform, or other libraries, than this shell has, each with what it needs. */
  incompatible?: string[];
}

/**
 * The document without the canaries and previous releases that `shell` cannot serve: their visitors get what is live, and
 * nothing falls back to them. A live release stays: once it is served, browsers fall back by themselves.
 * @throws Error saying which release needs what, for a shell that starts while a live one is among them
 */
export function servableDocument(
  document: LiveDocument,
  shell: PlatformDescription,
  isStarting: boolean,
): ServableDocument {
  const incompatible: string[] = [];
  const canServe = (app: string, release: string, place: string): boolean => {
    const manifest = document.manifests[`${app}@${release}`];
    const problems = manifest ? platformProblems(manifest, shell) : [];
    const errors = problems.filter(({ severity }) => severity === 'error').map(({ message }) => message);
    if (errors.length > 0) incompatible.push(`${app}@${release} (${place}): ${errors.join(' ')}`);
    return errors.length === 0;
  };
  const enabled = Object.entries(document.apps).filter(([, { disabled }]) => !disabled);
  const lives = enabled.filter(([name, { live }]) => !canServe(name, live, 'live'));
  const left = enabled.map(([name, app]): [string, LiveApp] => {
    const canary = app.canary && canServe(name, app.canary.release, 'canary') ? app.canary : null;
    const previous = app.previous && canServe(name, app.previous, 'previous') ? app.previous : null;
    return [name, { ...app, canary, previous }];
  });
  if (isStarting && lives.length > 0)
    throw new Error(`This shell cannot serve what is live. ${incompatible.join(' ')}`);
  return { ...document, apps: { ...document.apps, ...Object.fromEntries(left) }, incompatible };
}
