import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { platformDescription } from '@futurelab/platform/compatibility';
import { REQUEST_WITHIN_MS } from '@futurelab/platform/server';
import type { Site } from '@futurelab/platform/session';
import fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { ShellConfig } from './config';
import { refuseUnknownHosts } from './http/allowed-hosts';
import { registerApiProxy } from './http/api/api-proxy';
import { PolledAnswer } from './http/api/polled-answer';
import { archiveClientFiles } from './http/client-archive';
import { handleErrors } from './http/error-handler';
import { refuseWhileEventLoopIsLate } from './http/overload/event-loop-delay';
import { WorkInProgress } from './http/overload/work-in-progress';
import { sendNotFound } from './http/plain-pages';
import { decodable, isPath, sendBadTarget } from './http/request-target';
import { registerMemberWorker } from './http/member-worker';
import { setSecurityHeaders } from './http/security-headers';
import { ApiReadiness } from './observability/api-readiness';
import { registerHealth } from './observability/health';
import { loggerOptions } from './observability/logging';
import { startMetrics } from './observability/metrics';
import { registerPages } from './pages/page-routes';
import { PageService } from './pages/page-service';
import type { MovedAddress } from './pages/redirects';
import { readShellAssets } from './pages/shell-assets';
import { registerPictures } from './pictures/picture-routes';
import { servableDocument } from './releases/compatible-releases';
import { addFetchReleasesHook } from './releases/fetch-releases-hook';
import { type LiveDocumentSource, RegistrySource } from './releases/registry-source';
import { resolveReleases } from './releases/release-set';
import { ReleaseStore } from './releases/release-store';
import { registerStableManifests } from './releases/stable-manifests';
import { RenderFailureReports } from './rendering/render-failure-reports';
import { RenderPool } from './rendering/render-pool';
import { registerSeo } from './seo/seo';

const IMMUTABLE = {
  preCompressed: true,
  immutable: true,
  maxAge: '365d',
  index: false,
  decorateReply: false,
  // Uploads are unpacked in a folder that begins with a dot.
  dotfiles: 'ignore',
} as const;
/** Against slow clients (Slowloris). */
const TIMEOUTS = {
  requestTimeout: REQUEST_WITHIN_MS,
  connectionTimeout: 60_000,
  http: { headersTimeout: 15_000, connectionsCheckingInterval: 1_000 },
};
/** Far above what is rendered at once on an ordinary day, and little enough to be done in seconds. */
const PAGES_PER_WORKER = 8;
const REQUEST_ID = /^[\w-]{8,64}$/;

/** Files of a release that are not for browsers. */
function isPrivate(url: string): boolean {
  try {
    return /\/(server\.cjs|release\.json)|\.map(\.br)?($|\?)/.test(decodeURIComponent(url));
  } catch {
    return true;
  }
}

async function liveDocumentSource(
  config: ShellConfig,
  store: ReleaseStore | null,
  log: FastifyBaseLogger,
): Promise<LiveDocumentSource> {
  const offered = await readFile(path.join(config.clientFolder, 'platform.json'), 'utf8');
  const shell = platformDescription.parse(JSON.parse(offered));
  const source = new RegistrySource({
    apiUrl: config.apiUrl,
    publicKeys: config.releaseKeys,
    file: config.documentFile,
    // In development what is live may be old: the builds that fit are released once this server is there.
    ...(!config.development && {
      servable: (document, isStarting) => servableDocument(document, shell, isStarting),
    }),
    ...(store && { prepare: (document) => store.prepare(document) }),
    onProblem: (err) => log.warn({ err }, 'the registry'),
  });
  await source.start();
  return source;
}

/** Otherwise a section whose code takes long to load would be left to the browser right after a restart. */
async function loadLiveReleases(pool: RenderPool, source: LiveDocumentSource): Promise<void> {
  const live = await source.current().catch(() => null);
  if (!live) return;
  const { releases } = resolveReleases(live, { user: null, pins: {}, visitorId: '' });
  await pool.load(releases);
}

/** The shell's web server: pages, immutable files and, without an edge in front, the proxy to the api. */
export async function createApp(config: ShellConfig): Promise<FastifyInstance> {
  const app = fastify({
    logger: loggerOptions(config.logLevel),
    ...TIMEOUTS,
    requestIdHeader: false,
    genReqId: ({ headers }) => {
      const given = headers['x-request-id'];
      return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
    },
    trustProxy: config.trustedProxies,
    rewriteUrl: ({ url = '' }) => decodable(url),
    frameworkErrors: (_error, _request, reply) => sendNotFound(reply),
    // During shutdown, requests that still arrive are answered, and their connection closed.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
  });
  const store = config.releaseSource && new ReleaseStore(config.releasesFolder, config.releaseSource);
  const api = new ApiReadiness(config);
  const settings = new PolledAnswer<Site>({
    apiUrl: config.apiUrl,
    path: '/api/site',
    onProblem: (err) => app.log.warn({ err }, 'the settings of the site'),
  });
  const redirects = new PolledAnswer<MovedAddress[]>({
    apiUrl: config.apiUrl,
    path: '/api/site/redirects',
    onProblem: (err) => app.log.warn({ err }, 'the redirects of the site'),
  });
  const [releases] = await Promise.all([
    liveDocumentSource(config, store, app.log),
    api.start(),
    settings.start(),
    redirects.start(),
  ]);
  app.addHook('onClose', async () => {
    releases.close();
    api.close();
    settings.close();
    redirects.close();
  });
  const metrics = await startMetrics(app, config, releases);
  const failures = new RenderFailureReports({
    apiUrl: config.apiUrl,
    publicUrl: config.publicUrl,
    visitSecret: config.visitSecret,
    onProblem: (err) => app.log.warn({ err }, 'failures of sections were not told'),
  });
  app.addHook('onClose', () => failures.close());
  const pool = new RenderPool({
    script: new URL('./render-worker.mjs', import.meta.url),
    releasesFolder: config.releasesFolder,
    apiUrl: config.apiUrl,
    size: config.renderWorkers,
    onRendered: (seconds, page, job) => {
      metrics?.rendered(seconds, page, job);
      failures.note(page, job);
    },
    onWorkerLost: (release, reason) => {
      metrics?.workerLost(release);
      app.log.error({ release, reason }, 'a render worker was replaced');
    },
  });
  app.addHook('onClose', () => pool.close());
  await loadLiveReleases(pool, releases);
  const assets = await readShellAssets(config.clientFolder);
  const pages = new PageService(config, assets, pool, { settings, redirects }, app.log);
  const secure = config.publicUrl.startsWith('https:');

  app.addHook('onRequest', async (request, reply) => {
    setSecurityHeaders(reply, secure);
    reply.header('x-request-id', request.id);
    if (!isPath(request.url)) return sendBadTarget(reply);
    if (request.url.startsWith('/mfe/') && isPrivate(request.url)) return reply.code(404).send();
  });
  refuseUnknownHosts(app, config);
  handleErrors(app);
  await refuseWhileEventLoopIsLate(app);
  if (store) addFetchReleasesHook(app, releases, store);
  await archiveClientFiles(app, config);
  const root = [config.clientFolder, config.clientArchive];
  await app.register(fastifyStatic, { root, prefix: '/shell/', ...IMMUTABLE });
  await app.register(fastifyStatic, { root: config.releasesFolder, prefix: '/mfe/', ...IMMUTABLE });
  registerPictures(app);
  registerStableManifests(app, releases);
  await registerApiProxy(app, config.apiUrl);
  registerHealth(app, releases, api);
  await registerMemberWorker(app, config.clientFolder);
  const rendering = new WorkInProgress('pages', config.renderWorkers * PAGES_PER_WORKER);
  await registerSeo(
    app,
    config,
    { answer: (...page) => rendering.during(() => pages.answer(...page)) },
    releases,
  );
  registerPages(app, { pages, releases, rendering }, config);
  return app;
}
