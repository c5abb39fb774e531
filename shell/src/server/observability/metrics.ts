import type { FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import type { ShellConfig } from '../config';
import { measureRefusals, measureResponses } from './http-metrics';
import type { LiveDocumentSource } from '../releases/registry-source';
import { serveMetrics } from './metrics-server';
import { measurePages, measureReleases, type PageMetrics } from './page-metrics';

/** Starts metrics; null where they are not configured. */
export async function startMetrics(
  app: FastifyInstance,
  { metricsPort, host }: ShellConfig,
  releases: LiveDocumentSource,
): Promise<PageMetrics | null> {
  if (metricsPort === null) return null;
  const registry = new Registry();
  measureResponses(app, registry);
  measureRefusals(registry);
  measureReleases(registry, releases);
  const server = await serveMetrics(registry, metricsPort, host);
  app.addHook('onClose', async () => server.close());
  return measurePages(registry);
}
