import { setTimeout as pause } from 'node:timers/promises';
import { Inject, Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import pg from 'pg';
import { CONFIG, type Config } from '../config/config.js';
import { LIVE_CHANNEL, type LiveSignal, SIGNAL_CHANNEL } from './live.queries.js';

/** Ids that arrive within this time are read together. */
const BATCH_MS = 20;
const RECONNECT_MS = 1_000;

interface Listener {
  /** Called again only once the promise of the call before has settled. */
  onEvents(ids: string[]): Promise<void>;
  onSignal(signal: LiveSignal): void;
  /** Notifications may have been missed. */
  onReconnect(): void;
}

/** The one connection of this process that listens; it is opened with the first stream. */
@Injectable()
export class LiveListener implements OnModuleDestroy {
  private readonly logger = new Logger(LiveListener.name);
  private client: pg.Client | null = null;
  private connecting: Promise<void> | null = null;
  private ids: string[] = [];
  private handling = false;
  private closed = false;

  constructor(@Inject(CONFIG) private readonly config: Config) {}

  /** Resolves when everything that is published from now on will be heard. */
  start(listener: Listener): Promise<void> {
    this.connecting ??= this.connect(listener).catch((error: unknown) => {
      this.connecting = null;
      throw error;
    });
    return this.connecting;
  }

  async onModuleDestroy(): Promise<void> {
    this.closed = true;
    await this.client?.end().catch(() => undefined);
  }

  private async connect(listener: Listener): Promise<void> {
    const client = new pg.Client({
      connectionString: this.config.directDatabaseUrl,
      application_name: 'futurelab-live',
      keepAlive: true,
      connectionTimeoutMillis: 2_000,
    });
    client.on('notification', ({ channel, payload = '' }) => {
      if (channel === SIGNAL_CHANNEL) listener.onSignal(JSON.parse(payload) as LiveSignal);
      else this.collect(payload.split(','), listener);
    });
    client.on('error', () => undefined);
    client.on('end', () => this.reconnect(listener));
    this.client = client;
    await client.connect();
    await client.query(`LISTEN ${LIVE_CHANNEL}; LISTEN ${SIGNAL_CHANNEL}`);
  }

  private reconnect(listener: Listener): void {
    if (this.closed) return;
    this.connecting = null;
    setTimeout(() => {
      if (this.closed) return;
      this.start(listener)
        .then(() => listener.onReconnect())
        .catch((error: unknown) => this.logger.warn('not listening for live events', error));
    }, RECONNECT_MS).unref();
  }

  private collect(ids: string[], listener: Listener): void {
    this.ids.push(...ids);
    if (!this.handling) void this.handle(listener);
  }

  /** One batch at a time: two would overtake each other on their connections to the database. */
  private async handle(listener: Listener): Promise<void> {
    this.handling = true;
    while (this.ids.length > 0) {
      await pause(BATCH_MS);
      if (this.closed) return;
      const batch = this.ids.splice(0);
      try {
        await listener.onEvents(batch);
      } catch (error) {
        this.logger.warn('live events were not published', error);
        listener.onReconnect();
      }
    }
    this.handling = false;
  }
}
