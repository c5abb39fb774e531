import type { Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { CONFIG, type Config } from '../config/config.js';

/** A whole request, body and all: an upload of a release needs seconds, and who dribbles holds a connection. */
export const REQUEST_WITHIN_MS = 30_000;
/** What is done besides: jobs under way have five seconds, before the server stops listening. */
const REST_WITHIN_MS = 8_000;

const IDLE_MS = 0.3;
const WAIT_FOR_IDLE_MS = 1_000;

/**
 * The first thing that happens when the process is told to stop: for `drainMs`, readiness is denied and every response
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

/**
 * Makes `server.close` wait until the event loop is idle: connections that are still in the listen backlog when the socket
 * closes are reset, with the requests on them.
 */
export function closeWhenIdle(server: Server): void {
  const close = server.close.bind(server);
  server.close = (done) => {
    const deadline = performance.now() + WAIT_FOR_IDLE_MS;
    let before = -Infinity;
    const check = () => {
      const now = performance.now();
      if (now - before < IDLE_MS || now > deadline) return void close(done);
      before = now;
      setImmediate(check);
    };
    setImmediate(check);
    return server;
  };
}

/** Ends the process when its shutdown takes longer than all that it waits for may take. */
export function exitAfterDeadline(drainMs: number): void {
  setTimeout(() => process.exit(1), drainMs + REQUEST_WITHIN_MS + REST_WITHIN_MS).unref();
}
