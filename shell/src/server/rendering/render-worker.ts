import { parentPort, workerData } from 'node:worker_threads';
import { apiTransport } from '../http/api-transport';
import { renderPage } from './render';
import type { ResolvedRelease } from '../releases/release-set';
import { releaseKey, type RenderFailure, type WorkerMessage, type WorkerRequest } from './render-job';
import { ServerBundles } from './server-bundles';
import { snapshotOf } from '../releases/snapshots';

/** Runs the sections' code, so that a section that loops or eats memory takes down this thread and not the server. */
const { releasesFolder, apiUrl } = workerData as { releasesFolder: string; apiUrl: string };
const bundles = new ServerBundles(releasesFolder);
const told = new Map<string, ResolvedRelease>();
const say = (message: WorkerMessage): void => parentPort!.postMessage(message);

const failureOf = (error: unknown): RenderFailure =>
  error instanceof Error
    ? { message: error.message, stack: error.stack }
    : { message: String(error), stack: undefined };

async function render({ id, job, releases }: WorkerRequest): Promise<void> {
  const failures: RenderFailure[] = [];
  const known = releases.map((key) => told.get(key)!);
  const manifestOf = (name: string) => known.find(({ manifest }) => manifest.app === name)!.manifest;
  const page = await renderPage({
    ...job,
    url: new URL(job.url),
    snapshots: known.map(snapshotOf),
    transport: apiTransport(apiUrl, job),
    loadApp: async (name) => {
      const manifest = manifestOf(name);
      const key = releaseKey(manifest);
      if (job.leaveToBrowser.includes(key)) throw new Error(`${key} is left to the browser`);
      say({ kind: 'rendering', id, release: key });
      return bundles.load(manifest);
    },
    onRender: (name) => say({ kind: 'rendering', id, release: releaseKey(manifestOf(name)) }),
    onError: (error) => failures.push(failureOf(error)),
  });
  say({ kind: 'rendered', id, page: { ...page, failures } });
}

parentPort!.on('message', (request: WorkerRequest) => {
  for (const [key, release] of Object.entries(request.unknown)) told.set(key, release);
  render(request).catch((error: unknown) =>
    say({ kind: 'failed', id: request.id, failure: failureOf(error) }),
  );
});
