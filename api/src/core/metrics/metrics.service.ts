import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { listenError } from '../process/listen-error.js';
import { CONFIG, type Config } from '../config/config.js';
import { Database } from '../database/database.js';
import { measureDatabase } from './database-metrics.js';
import { measureProduct } from './product-metrics.js';

/**
 * What Prometheus reads, on a port of its own: the edge and the shell's proxy lead to the api's port only, so nothing in
 * front of us has to remember to keep this from the public. Without `METRICS_PORT` nothing is measured.
 */
@Injectable()
export class MetricsService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  readonly registry = new Registry();
  private readonly logger = new Logger(MetricsService.name);
  private server: Server | undefined;

  constructor(
    private readonly database: Database,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  get enabled(): boolean {
    return this.config.metricsPort !== null;
  }

  /** The actual port, when `METRICS_PORT` is 0. */
  get port(): number {
    return (this.server!.address() as AddressInfo).port;
  }

  async onApplicationBootstrap(): Promise<void> {
    if (!this.enabled) return;
    collectDefaultMetrics({ register: this.registry });
    measureDatabase(this.database, this.registry);
    measureProduct(this.database, this.registry);
    this.server = createServer((request, response) => {
      const known = request.method === 'GET' && request.url === '/metrics';
      if (!known) return void response.writeHead(404).end();
      this.registry.metrics().then(
        (text) => response.writeHead(200, { 'content-type': this.registry.contentType }).end(text),
        (error: Error) => {
          this.logger.warn('metrics', error);
          response.writeHead(500).end();
        },
      );
    });
    const { host } = this.config;
    const port = this.config.metricsPort!;
    await new Promise<void>((resolve, reject) => {
      this.server!.once('error', reject).listen(port, host, resolve);
    }).catch((error: unknown) => {
      throw listenError('API_HOST, METRICS_PORT', { host, port }, error);
    });
  }

  beforeApplicationShutdown(): void {
    this.server?.closeAllConnections();
    this.server?.close();
  }
}
