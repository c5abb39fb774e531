import { setTimeout as pause } from 'node:timers/promises';
import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { CONFIG, type Config } from '../config/config.js';

/** For jobs under way, which have five seconds before the server stops listening, and what is closed after it. */
export const REST_WITHIN_MS = 8_000;

/**
 * The first thing that happens when the process is asked to stop: for `drainMs`, readiness is denied and every response
 * closes its connection, so that a load balancer turns elsewhere before the server stops listening.
 */
@Injectable()
export class GracefulShutdown implements OnModuleDestroy {
  private started = false;

  constructor(@Inject(CONFIG) private readonly config: Config) {}

  get isShuttingDown(): boolean {
    return this.started;
  }

  async onModuleDestroy(): Promise<void> {
    this.started = true;
    await pause(this.config.drainMs);
  }
}
