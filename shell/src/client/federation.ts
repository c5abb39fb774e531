import { assertRemoteApp, type RemoteApp } from '@futurelab/platform/contract';
import { createInstance, type ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import * as runtimeCore from '@module-federation/runtime-core';
import type { PageData, RemoteSnapshot } from './page-data';
import type { Remote } from './remote';
import { sharedModules } from './shared-modules';

/** A hash that no file has: what the page does not know must not run. */
const UNKNOWN = `sha384-${'A'.repeat(64)}`;

/** The hash the page knows for a script, applied to the entry of every section. */
const integrityPlugin = (integrity: Record<string, string>): ModuleFederationRuntimePlugin => ({
  name: 'release-integrity',
  createScript({ url }) {
    const script = document.createElement('script');
    script.src = url + window.__FUTURELAB__.suffix;
    script.integrity = integrity[new URL(url, location.href).pathname] ?? UNKNOWN;
    return script;
  },
});

/** Starts the federation runtime over the page's releases; nothing is requested until a section is needed. */
export function startFederation(data: PageData): Remote[] {
  window.__FUTURELAB__ = { integrity: data.integrity, suffix: '' };
  window._FEDERATION_RUNTIME_CORE = runtimeCore;
  const instance = createInstance({
    name: 'shell',
    shareStrategy: 'loaded-first',
    shared: sharedModules,
    plugins: [integrityPlugin(data.integrity)],
    remotes: data.remotes.map(({ name, folder, entry, globalName }) => ({
      name,
      entry: `${location.origin}${folder}${entry}`,
      entryGlobalName: globalName,
      type: 'global',
    })),
  });
  const load = async (snapshot: RemoteSnapshot): Promise<RemoteApp> => {
    const exposed = await instance.loadRemote<{ default: unknown }>(`${snapshot.name}/app`);
    const app = exposed?.default;
    assertRemoteApp(app, snapshot.app);
    return app;
  };
  return data.remotes.map((snapshot) => remoteOf(snapshot, () => load(snapshot)));
}

/** Loads once; what has arrived is handed over at once, what has failed is kept until `retry`. */
function remoteOf(snapshot: RemoteSnapshot, load: () => Promise<RemoteApp>): Remote {
  let pending: Promise<RemoteApp> | undefined;
  let loaded: RemoteApp | undefined;
  return {
    snapshot,
    get: () => loaded ?? (pending ??= load().then((app) => (loaded = app))),
    retry: () => {
      pending = undefined;
      // A damaged file may sit in the browser's cache, for a year: another address leads around it.
      window.__FUTURELAB__.suffix = `?again=${Date.now()}`;
    },
  };
}
