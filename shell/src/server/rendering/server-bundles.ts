import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Script } from 'node:vm';
import { assertRemoteApp, type RemoteApp } from '@futurelab/platform/contract';
import { releaseKey, type SectionRelease } from './render-job';
import { loadSharedModules } from './shared-modules';

type ReleaseOnServer = Pick<SectionRelease, 'app' | 'release' | 'server'>;
type Evaluate = (require: (name: string) => unknown, module: { exports: unknown }, exports: unknown) => void;

/**
 * The server side of each release, loaded once. A bundle whose bytes are not the ones that were released is
 * never run.
 */
export class ServerBundles {
  private readonly shared = loadSharedModules();
  private readonly loaded = new Map<string, Promise<RemoteApp>>();

  constructor(private readonly folder: string) {}

  load(release: ReleaseOnServer): Promise<RemoteApp> {
    const key = releaseKey(release);
    const known = this.loaded.get(key);
    if (known) return known;
    const loading = this.evaluate(release);
    loading.catch(() => this.loaded.delete(key));
    this.loaded.set(key, loading);
    return loading;
  }

  private async evaluate({ app: name, release, server }: ReleaseOnServer): Promise<RemoteApp> {
    const file = path.join(this.folder, name, release, server.file);
    const code = await readFile(file);
    const hash = `sha384-${createHash('sha384').update(code).digest('base64')}`;
    if (hash !== server.integrity)
      throw new Error(`${name}@${release}: the server bundle is not the one that was released`);
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
    assertRemoteApp(app, name);
    return app;
  }
}
