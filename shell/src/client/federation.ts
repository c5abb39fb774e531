import { assertRemoteApp, type RemoteApp } from '@futurelab/platform/contract';
import { createInstance, type ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import * as runtimeCore from '@module-federation/runtime-core';
import type { ReleaseSnapshot } from '../app/page-data';
import { sharedModules } from './shared-modules';

/** Matches no file, so that unknown scripts are refused. */
const UNKNOWN = `sha384-${'A'.repeat(64)}`;
const TIMEOUT_MS = 4_000;

/** Puts the hash the page knows on the script of a remote entry. */
const integrityPlugin: ModuleFederationRuntimePlugin = {
  name: 'release-integrity',
  createScript({ url }) {
    const script = document.createElement('script');
    const { integrity, suffix } = window.__FUTURELAB__;
    script.src = url + suffix;
    // The page has an empty hash for a file that its release does not name.
    script.integrity = integrity[new URL(url, location.href).pathname] || UNKNOWN;
    return { script, timeout: TIMEOUT_MS };
  },
};

export type LoadRelease = (app: string, release: ReleaseSnapshot) => Promise<RemoteApp>;

/** Starts the federation runtime; a release is registered, and its entry requested, when it is first needed. */
export function startFederation(): LoadRelease {
  window._FEDERATION_RUNTIME_CORE = runtimeCore;
  const instance = createInstance({
    name: 'shell',
    shareStrategy: 'loaded-first',
    shared: sharedModules,
    plugins: [integrityPlugin],
    remotes: [],
  });
  return async (app, { globalName, folder, entry }) => {
    instance.registerRemotes([
      {
        name: globalName,
        entry: `${location.origin}${folder}${entry}`,
        entryGlobalName: globalName,
        type: 'global',
      },
    ]);
    const exposed = await instance.loadRemote<{ default: unknown }>(`${globalName}/app`);
    const found = exposed?.default;
    assertRemoteApp(found, app);
    return found;
  };
}
