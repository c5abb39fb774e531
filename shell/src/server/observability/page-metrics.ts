import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { LiveDocumentSource } from '../releases/registry-source';
import { cacheLookups } from '../pages/page-cache';
import { releaseKey, type RenderedPage, type RenderJob } from '../rendering/render-job';

const SECONDS = [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 4];

export interface PageMetrics {
  rendered(seconds: number, page: RenderedPage, job: RenderJob): void;
  workerLost(release: string | undefined): void;
}

/** How long pages take, how many of them are made anew, and which releases fail. */
export function measurePages(registry: Registry): PageMetrics {
  const registers = [registry];
  const duration = new Histogram({
    name: 'page_render_duration_seconds',
    help: 'Time a page waits for a render worker and is rendered in it',
    buckets: SECONDS,
    registers,
  });
  const failures = new Counter({
    name: 'section_failures_total',
    help: 'Pages whose section was left to the browser (render), and workers it cost (worker)',
    labelNames: ['release', 'kind'],
    registers,
  });
  new Counter({
    name: 'page_cache_answers_total',
    help: 'Pages for visitors: kept ones that are fresh or stale, and ones that had to be rendered',
    labelNames: ['kind'],
    registers,
    collect() {
      this.reset();
      for (const [kind, count] of Object.entries(cacheLookups)) this.inc({ kind }, count);
    },
  });
  return {
    rendered(seconds, { failures: failed }, { releases }) {
      duration.observe(seconds);
      for (const app of new Set(failed.map((failure) => failure.app))) {
        const shown = releases.find(({ manifest }) => manifest.app === app);
        failures.inc({ release: shown ? releaseKey(shown.manifest) : 'none', kind: 'render' });
      }
    },
    workerLost(release) {
      failures.inc({ release: release ?? 'none', kind: 'worker' });
    },
  };
}

/** Age of the live document, which grows while the registry is unreachable. */
export function measureReleases(registry: Registry, releases: LiveDocumentSource): void {
  const registers = [registry];
  new Gauge({
    name: 'release_document_age_seconds',
    help: 'Time since the registry last confirmed what is live',
    registers,
    collect() {
      const { confirmedAt } = releases;
      if (confirmedAt === null) this.reset();
      else this.set((Date.now() - confirmedAt) / 1000);
    },
  });
  new Gauge({
    name: 'release_document_version',
    help: 'Version of the document of what is live; incremented by every release action',
    registers,
    async collect() {
      const document = await releases.current().catch(() => null);
      if (document) this.set(document.version);
    },
  });
}
