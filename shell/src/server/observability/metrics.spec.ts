import fastify from 'fastify';
import { Registry } from 'prom-client';
import { measureResponses } from './http-metrics';
import { serveMetrics } from './metrics-server';
import { PageCache } from '../pages/page-cache';
import { measurePages, measureReleases } from './page-metrics';
import type { RenderedPage, RenderJob } from '../rendering/render-job';

/** The value of one series, by its name and labels as they are written. */
const valueOf = async (registry: Registry, series: string): Promise<number | undefined> => {
  const line = (await registry.metrics()).split('\n').find((each) => each.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length + 1));
};

describe('what Prometheus reads of the shell', () => {
  let registry: Registry;
  beforeEach(() => (registry = new Registry()));

  it('counts answers under the pattern of their route', async () => {
    const app = fastify();
    measureResponses(app, registry);
    app.get('/courses/:id', async () => 'a page');
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    await (await fetch(`${url}/courses/one`)).text();
    await (await fetch(`${url}/courses/two`)).text();
    const labels = '{method="GET",route="/courses/:id",status="200"}';
    expect(await valueOf(registry, `http_requests_total${labels}`)).toBe(2);
    expect(await valueOf(registry, `http_request_duration_seconds_count${labels}`)).toBe(2);
    await app.close();
  });

  it('tells how long pages take, and which release was left to the browser', async () => {
    const metrics = measurePages(registry);
    const job = { releases: [{ manifest: { app: 'mf-learning', release: 'r1' } }] } as unknown as RenderJob;
    const page = { failures: [], app: 'mf-learning' } as unknown as RenderedPage;
    metrics.rendered(0.004, page, job);
    metrics.rendered(
      0.3,
      { ...page, failures: [{ app: 'mf-learning', message: 'No', stack: undefined }] },
      job,
    );
    metrics.workerLost('mf-learning@r1');
    expect(await valueOf(registry, 'page_render_duration_seconds_count')).toBe(2);
    expect(await valueOf(registry, 'section_failures_total{release="mf-learning@r1",kind="render"}')).toBe(1);
    expect(await valueOf(registry, 'section_failures_total{release="mf-learning@r1",kind="worker"}')).toBe(1);
  });

  it('counts how many pages came from the cache', async () => {
    measurePages(registry);
    const counter = 'page_cache_answers_total{kind="fresh"}';
    const before = (await valueOf(registry, counter))!;
    const cache = new PageCache();
    const page = { kind: 'page', html: '', status: 200, cacheable: true } as never;
    for (let visits = 0; visits < 3; visits += 1) await cache.get('/', async () => page);
    expect((await valueOf(registry, counter))! - before).toBe(2);
  });

  it('tells how long the registry has been silent', async () => {
    const releases = {
      current: async () => ({ version: 7 }),
      confirmedAt: Date.now() - 90_000,
    } as never;
    measureReleases(registry, releases);
    expect(await valueOf(registry, 'release_document_age_seconds')).toBeCloseTo(90, 0);
    expect(await valueOf(registry, 'release_document_version')).toBe(7);
  });

  it('is handed out on its own port, and nothing else is', async () => {
    const server = await serveMetrics(registry, 0, '127.0.0.1');
    try {
      const url = `http://127.0.0.1:${server.port}`;
      expect(await (await fetch(`${url}/metrics`)).text()).toContain('process_resident_memory_bytes');
      expect((await fetch(`${url}/`)).status).toBe(404);
    } finally {
      server.close();
    }
  });
});
