import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Counter, Histogram, type Registry } from 'prom-client';
import { refusedRequests } from '../http/overload/overload.js';

const NAMES = ['method', 'route', 'status'] as const;
type Label = (typeof NAMES)[number];
const SECONDS = [0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** Labels responses by route pattern, not by path, to bound the number of series. */
export function measureResponses(server: FastifyInstance, registry: Registry): void {
  const total = new Counter({
    name: 'http_requests_total',
    help: 'Requests answered',
    labelNames: NAMES,
    registers: [registry],
  });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to the end of its answer',
    labelNames: NAMES,
    buckets: SECONDS,
    registers: [registry],
  });
  // Resolving labels is slow, so each combination is resolved once.
  const seriesOf = new Map<string, { total: Counter.Internal; duration: Histogram.Internal<Label> }>();
  const find = (method: string, route: string, status: number) => {
    const key = `${method} ${status} ${route}`;
    const known = seriesOf.get(key);
    if (known) return known;
    const labels = { method, route, status: String(status) };
    const made = { total: total.labels(labels), duration: duration.labels(labels) };
    seriesOf.set(key, made);
    return made;
  };
  server.addHook('onResponse', (request: FastifyRequest, reply: FastifyReply, done) => {
    const series = find(request.method, request.routeOptions.url ?? 'none', reply.statusCode);
    series.total.inc();
    series.duration.observe(reply.elapsedTime / 1000);
    done();
  });
}

/** What was refused because too much was under way. */
export function measureRefusals(registry: Registry): void {
  new Counter({
    name: 'http_requests_refused_total',
    help: 'Requests refused because too many were under way, or the event loop was late',
    labelNames: ['reason'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [reason, count] of Object.entries(refusedRequests)) this.inc({ reason }, count);
    },
  });
}
