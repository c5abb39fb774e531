import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { collectDefaultMetrics, type Registry } from 'prom-client';
import { listenError } from '../process/listen-error';

export interface MetricsServer {
  port: number;
  close(): void;
}

/**
 * Hands `/metrics` to Prometheus on a port of its own. The edge leads to the shell's port alone, so nobody has to
 * remember to keep this from the public.
 */
export async function serveMetrics(registry: Registry, port: number, host: string): Promise<MetricsServer> {
  collectDefaultMetrics({ register: registry });
  const server = http.createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end();
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) =>
    server.once('error', reject).listen(port, host, resolve),
  ).catch((error: unknown) => {
    throw listenError('HOST, METRICS_PORT', { host, port }, error);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
