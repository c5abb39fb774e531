import type { FastifyInstance } from 'fastify';
import { Counter, Histogram, type Registry } from 'prom-client';
import { refusedRequests } from '../http/overload/overloaded-error';

const NAMES = ['method', 'route', 'status'] as const;
type Label = (typeof NAMES)[number];
const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** Counts responses by route pattern; URLs would be unbounded labels. */
export function measureResponses(app: FastifyInstance, registry: Registry): void {
  const registers = [registry];
  const total = new Counter({
    name: 'http_requests_total',
    help: 'Requests answered',
    labelNames: NAMES,
    registers,
  });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to the end of its answer',
    labelNames: NAMES,
    buckets: SECONDS,
    registers,
  });
  // Resolving labels costs more than counting, so each combination is resolved once.
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
  app.addHook('onResponse', (request, reply, done) => {
    const series = find(request.method, request.routeOptions.url ?? 'none', reply.statusCode);
    series.total.inc();
    // A stream lasts as long as its client listens.
    if (reply.getHeader('content-type') !== 'text/event-stream')
      series.duration.observe(reply.elapsedTime / 1000);
    done();
  });
}

/** What was refused because too much was under way. */
export function measureRefusals(registry: Registry): void {
  new Counter({
    name: 'http_requests_refused_total',
    help: 'Requests refused because too much was under way: pages to render, reads for the api, or the event loop was late',
    labelNames: ['reason'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [reason, count] of Object.entries(refusedRequests)) this.inc({ reason }, count);
    },
  });
}
