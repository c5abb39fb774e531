import os from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { apiTransport } from '../http/api/api-transport';
import { renderPage } from './render';
import {
  type LoadRequest,
  releaseKey,
  type RenderFailure,
  type RenderRequest,
  type WorkerMessage,
  type WorkerRequest,
} from './render-job';
import { ServerBundles } from './server-bundles';

/** Isolates sections' code: an endless loop or a memory leak takes down this thread, not the server. */
const { releasesFolder, apiUrl } = workerData as { releasesFolder: string; apiUrl: string };
/** A third of the processor's time where both want it: the main thread, which answers, refuses and reports its health, goes first. */
const NICENESS = 5;
// Elsewhere it would be set for the whole process.
if (process.platform === 'linux') os.setPriority(NICENESS);
const bundles = new ServerBundles(releasesFolder);
const post = (message: WorkerMessage): void => parentPort!.postMessage(message);

const failureOf = (error: unknown, app: string | null): RenderFailure =>
  error instanceof Error
    ? { app, message: error.message, stack: error.stack }
    : { app, message: String(error), stack: undefined };

async function render({ id, job, leaveToBrowser }: RenderRequest): Promise<void> {
  const failures: RenderFailure[] = [];
  const releaseOf = (name: string) => job.releases.find(({ app }) => app === name)!;
  const page = await renderPage({
    ...job,
    url: new URL(job.url),
    snapshots: job.releases,
    transport: apiTransport(apiUrl, job),
    loadApp: async (name) => {
      const release = releaseOf(name);
      const key = releaseKey(release);
      if (leaveToBrowser.includes(key)) throw new Error(`${key} is left to the browser`);
      post({ kind: 'rendering', id, release: key });
      return bundles.load(release);
    },
    onRender: (name) => post({ kind: 'rendering', id, release: releaseKey(releaseOf(name)) }),
    onError: (error, app) => failures.push(failureOf(error, app)),
  });
  parentPort!.postMessage({ kind: 'rendered', id, page: { ...page, failures } } satisfies WorkerMessage, [
    page.html.buffer,
  ]);
}

/** A release that cannot be loaded is no failure yet: the page that needs it will tell. */
async function load({ id, releases }: LoadRequest): Promise<void> {
  await Promise.allSettled(releases.map((release) => bundles.load(release)));
  post({ kind: 'loaded', id });
}

parentPort!.on('message', (request: WorkerRequest) => {
  if (request.kind === 'load') return void load(request);
  render(request).catch((error: unknown) =>
    post({ kind: 'failed', id: request.id, failure: failureOf(error, null) }),
  );
});
