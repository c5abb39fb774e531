import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { repeat } from '../../core/async/repeat.js';
import { CONFIG, type Config } from '../../core/config/config.js';
import { Database } from '../../core/database/database.js';
import { TelemetryService } from '../telemetry/telemetry.service.js';
import { reasonToStop } from './canary-verdict.js';
import type { ChannelState } from './channel-state.js';
import { allChannels, canaryWatchLock } from './channels.queries.js';
import { ChannelsService } from './channels.service.js';

const EVERY_MS = 5_000;
const WINDOW_MS = 10 * 60_000;
const NOTHING = { loads: 0, failures: 0 };

/** Stops a canary that fails clearly more often than what everybody else has. No browser needs to be open for it. */
@Injectable()
export class CanaryWatch implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(CanaryWatch.name);
  private stop: (() => Promise<void>) | undefined;

  constructor(
    private readonly database: Database,
    private readonly channels: ChannelsService,
    private readonly telemetry: TelemetryService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onApplicationBootstrap(): void {
    if (!this.config.runsJobs) return;
    const onError = (error: unknown) => this.logger.warn('canaries not watched', error);
    this.stop = repeat(() => this.look(), { everyMs: EVERY_MS, onError });
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.stop?.();
  }

  /** Looks at every canary once; of several processes one does it. */
  async look(now = new Date()): Promise<void> {
    const due = await this.database.transaction(async (transaction) => {
      const [lock] = await transaction.query<{ mine: boolean }>(canaryWatchLock);
      return lock!.mine ? await transaction.query<ChannelState>(allChannels()) : [];
    });
    for (const channel of due) if (channel.canary) await this.judge(channel, now);
  }

  private async judge({ app, live, canary }: ChannelState, now: Date): Promise<void> {
    const since = new Date(Math.max(now.getTime() - WINDOW_MS, new Date(canary!.since).getTime()));
    const health = await this.telemetry.visitsSince(since, app);
    const of = (release: string | null) => health.find((row) => row.release === release) ?? NOTHING;
    const reason = reasonToStop(of(canary!.release), of(live));
    if (reason === null) return;
    await this.channels.stopCanary(app, { actor: 'canary watch', reason }, canary!);
    this.logger.warn(`canary of ${app}@${canary!.release} stopped. ${reason}`);
  }
}
