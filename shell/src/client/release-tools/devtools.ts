import { write } from '@futurelab/platform/api';
import { readStorage, writeStorage } from '@futurelab/platform/storage';
import { generateSnapshotFromManifest, type Manifest } from '@module-federation/sdk';
import type { RemoteSnapshot } from '../../app/page-data';

/** Where the devtools of Module Federation store what should be shown in place of what is live, by the name of the remote. */
const OVERRIDES = '__MF_DEVTOOLS__';
/** Those that this browser has been pinned for already: leaving them by the banner is not undone by the next page. */
const APPLIED = 'futurelab.devtools-overrides';
const REASON = 'Override in the devtools of Module Federation';

/** Section → release. */
type Pins = Record<string, string>;

declare global {
  interface Window {
    __FEDERATION__: { moduleInfo: Record<string, object> };
  }
}

const nameOf = ({ app }: RemoteSnapshot) => app.replaceAll('-', '_');
const manifestOf = ({ folder }: RemoteSnapshot) => `${location.origin}${folder}mf-manifest.json`;

/**
 * Lists the sections of the page for the devtools of Module Federation, and shows the releases that are asked for there:
 * by pins, which the api gives to administrators alone, so that everything of a release is checked by its hashes as ever.
 */
export async function connectDevtools(releases: RemoteSnapshot[]): Promise<void> {
  if (await applyOverrides(releases)) location.reload();
  else await listModules(releases);
}

async function listModules(releases: RemoteSnapshot[]): Promise<void> {
  const remotesInfo = Object.fromEntries(
    releases.map((one) => [nameOf(one), { matchedVersion: manifestOf(one) }]),
  );
  const { moduleInfo } = window.__FEDERATION__;
  moduleInfo.shell = { version: '', remoteEntry: '', remotesInfo };
  for (const release of releases) {
    const version = manifestOf(release);
    const answer = await fetch(version);
    if (!answer.ok) continue;
    const manifest = (await answer.json()) as Manifest;
    moduleInfo[`${nameOf(release)}:${version}`] = generateSnapshotFromManifest(manifest, { version });
  }
}

/** @returns whether the page is now to be shown with other releases */
async function applyOverrides(releases: RemoteSnapshot[]): Promise<boolean> {
  const pins = pinsIn(readStorage('localStorage', OVERRIDES), releases);
  const applied = readStorage('localStorage', APPLIED) ?? '{}';
  const wanted = JSON.stringify(pins);
  if (wanted === applied) return false;
  const body = { reason: REASON };
  if (applied !== '{}') await write('DELETE', '/api/releases/pin', { body });
  for (const [app, release] of Object.entries(pins))
    await write('POST', '/api/releases/{app}/{release}/pin', { path: { app, release }, body });
  writeStorage('localStorage', APPLIED, wanted);
  return true;
}

function pinsIn(stored: string | null, releases: RemoteSnapshot[]): Pins {
  const overrides = parseOverrides(stored);
  return Object.fromEntries(
    releases.flatMap((one) => {
      const asked = overrides[nameOf(one)];
      if (typeof asked !== 'string') return [];
      const [, release] =
        /^([0-9a-f]{16})(?:\/mf-manifest\.json)?$/.exec(
          asked.replace(`${location.origin}/mfe/${one.app}/`, ''),
        ) ?? [];
      if (release) return [[one.app, release]];
      console.warn(
        `${asked} is not shown for ${one.app}: only a release of this site is, by its id or the address of its mf-manifest.json.`,
      );
      return [];
    }),
  );
}

function parseOverrides(stored: string | null): Record<string, unknown> {
  try {
    const state = JSON.parse(stored ?? '{}') as { overrides?: Record<string, unknown> } | null;
    return state?.overrides ?? (state as Record<string, unknown>) ?? {};
  } catch {
    return {};
  }
}
