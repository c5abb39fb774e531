import { assertRemoteApp, type RemoteApp } from '@futurelab/platform/contract';
import type { ReleaseManifest } from '@futurelab/platform/manifest';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Script } from 'node:vm';
import { loadSharedModules } from './shared-modules';

type Evaluate = (require: (name: string) => unknown, module: { exports: unknown }, exports: unknown) => void;

/**
 * The server side of each release, loaded once. A bundle whose bytes are not the ones its manifest names is
 * never run.
 */
export class ServerBundles {
  private readonly shared = loadSharedModules();
  private readonly loaded = new Map<string, Promise<RemoteApp>>();

  constructor(private readonly folder: string) {}

  load(manifest: ReleaseManifest): Promise<RemoteApp> {
    const key = `${manifest.app}@${manifest.release}`;
    const known = this.loaded.get(key);
    if (known) return known;
    const loading = this.evaluate(manifest);
    loading.catch(() => this.loaded.delete(key));
    this.loaded.set(key, loading);
    return loading;
  }

  private async evaluate(manifest: ReleaseManifest): Promise<RemoteApp> {
    const file = path.join(this.folder, manifest.app, manifest.release, manifest.server);
    const code = await readFile(file);
    const hash = `sha384-${createHash('sha384').update(code).digest('base64')}`;
    if (hash !== manifest.assets[manifest.server]?.integrity)
      throw new Error(
        `${manifest.app}@${manifest.release}: the server bundle is not the one that was released`,
      );
    const script = new Script(`(function (require, module, exports) {${code.toString()}\n})`, {
      filename: file,
    });
    const shared = await this.shared;
    // The shell's copy of a shared library, and nothing else.
    const requireShared = (name: string): unknown => {
      if (!shared[name]) throw new Error(`${name} is not shared with sections`);
      return shared[name];
    };
    const module = { exports: {} as { default?: unknown } };
    (script.runInThisContext() as Evaluate)(requireShared, module, module.exports);
    const app = module.exports.default ?? module.exports;
    assertRemoteApp(app, manifest.app);
    return app;
  }
}
