import { type PlatformDescription, platformProblems } from '@futurelab/platform/compatibility';
import type { LiveApp, LiveDocument } from '@futurelab/platform/live-document';

export interface ServableDocument extends LiveDocument {
  /** Releases in it that need another platform, or other libraries, than this shell has, each with what it needs. */
  incompatible?: string[];
}

const releasesOf = ({ live, canary, previous }: LiveApp) =>
  Object.entries({ live, canary: canary?.release, previous });

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
  const { apps, manifests } = document;
  const found = Object.entries(apps).flatMap(([app, channel]) =>
    releasesOf(channel).flatMap(([place, release]) => {
      const manifest = manifests[`${app}@${release}`];
      if (channel.disabled || !manifest) return [];
      const errors = platformProblems(manifest, shell).filter(({ severity }) => severity === 'error');
      const text = errors.map(({ message }) => message).join(' ');
      return errors.length > 0 ? [{ app, place, text: `${app}@${release} (${place}): ${text}` }] : [];
    }),
  );
  const incompatible = found.map(({ text }) => text);
  if (isStarting && found.some(({ place }) => place === 'live'))
    throw new Error(`This shell cannot serve what is live. ${incompatible.join(' ')}`);
  const isLeftOut = (name: string, place: string) =>
    found.some((one) => one.app === name && one.place === place);
  const left = Object.entries(apps).map(([name, app]): [string, LiveApp] => [
    name,
    {
      ...app,
      canary: isLeftOut(name, 'canary') ? null : app.canary,
      previous: isLeftOut(name, 'previous') ? null : app.previous,
    },
  ]);
  return { ...document, apps: Object.fromEntries(left), incompatible };
}
